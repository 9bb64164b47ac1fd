import type { genders, RegistrationCard } from '../../../src/contract/registration/read.ts';

export interface RegistrationTables {
  /** Days are `YYYY-MM-DD`; unanswered optional texts are empty */
  registrations: {
    id: string;
    uid: string;
    brand: string;
    model: string;
    platform: string;
    order_number: string;
    serial_number: string;
    purchase_date: string;
    first_name: string;
    last_name: string;
    email: string;
    phone_country: string;
    /** As typed: shown to the user */
    phone: string;
    /** `phone` as E.164, with its extension: shown to customer service */
    reachable: string;
    country: string;
    gender: (typeof genders)[number];
    birthday: string;
    nickname: string;
    region: string;
    device_id: string;
    /** As it was when the product was registered */
    device_name: string;
    /** By the term that held then; null where none was configured */
    warranty_until: string | null;
    status: RegistrationCard['status'];
    /** Grows with every change */
    revision: number;
    created_at: number;
  };
  /** Values of a registration before its owner corrected it */
  registration_corrections: {
    id: string;
    registration_id: string;
    uid: string;
    order_number: string;
    purchase_date: string;
    warranty_until: string | null;
    corrected_at: number;
  };
}
