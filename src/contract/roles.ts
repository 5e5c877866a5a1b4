/**
 * Roles that cause an event of a lifecycle. `owner` is the member who owns the order, ticket … , `receiver` a member to
 * whom it was shared; `organizer` (a chair), `secretary`, `programme` and `staff` (at the gate) belong to the
 * conference; `finance` to the conference or to the platform, `admin` to the platform; `system` is the server itself.
 */
export const roles = [
  'owner',
  'receiver',
  'organizer',
  'secretary',
  'programme',
  'staff',
  'finance',
  'admin',
  'system',
] as const
export type Role = (typeof roles)[number]
