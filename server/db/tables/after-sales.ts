import type { NewAfterSale } from '../../../src/contract/after-sales/create.ts';

export interface AfterSaleTables {
  /** Forms as they were filled in; what was not told is empty */
  after_sales: {
    id: string;
    uid: string;
    gender: NewAfterSale['gender'];
    birthday: string;
    order_number: string;
    region: string;
    created_at: number;
  };
}
