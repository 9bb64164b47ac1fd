export interface GroupTables {
  /** What a user has sorted the devices of a home into */
  device_groups: { id: string; home_id: string; name: string };
  device_group_members: { group_id: string; device_id: string };
}
