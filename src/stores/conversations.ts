import type { MarkRead } from '../contract/conversation/read-input.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Empty } from '../contract/fields.ts';
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
export const defineConversations = <T extends { unread: boolean; updatedAt: number }>(
  name: string,
  query: (id: string, shown: T | undefined) => Promise<T>,
  markRead: Endpoint<typeof MarkRead, typeof Empty>,
): ResourceFamily<T> =>
  defineResource<T>(name, (_uid, id) => ({
    async query(shown) {
      const record = await query(id, shown);
      const { unread, updatedAt } = record;
      if (unread) void api(markRead, { id, updatedAt }, { quiet: true }).then(poll, () => undefined);
      return record;
    },
  }));
