import type { Endpoint } from '../contract/endpoint.ts';
import type { Empty } from '../contract/fields.ts';
import type { ById } from '../contract/input-fields.ts';
import { poll } from './notifications.ts';
import { defineResource, type ResourceFamily } from './resources.ts';
import { api } from './session.ts';

/**
 * Reports or tickets with their messages. Fetching one marks it as read.
 *
 * @param name as for {@link defineResource}
 * @param query fetches one @param shown what is shown meanwhile
 * @param markRead the call that marks it as read
 */
export const defineConversations = <T extends { unread: boolean }>(
  name: string,
  query: (id: string, shown: T | undefined) => Promise<T>,
  markRead: Endpoint<typeof ById, typeof Empty>,
): ResourceFamily<T> =>
  defineResource<T>(name, (_uid, id) => ({
    async query(shown) {
      const record = await query(id, shown);
      if (record.unread) void api(markRead, { id }, { quiet: true }).then(poll, () => undefined);
      return record;
    },
  }));
