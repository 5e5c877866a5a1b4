/**
 * Who causes an event of a lifecycle. `owner` is the member whose order, ticket … it is, `receiver` a member to whom
 * something was shared; `organizer` (a chair), `secretary`, `programme` and `staff` (at the gate) belong to the conference;
 * `finance` to the conference or to the platform, `admin` to the platform; `system` is the server itself.
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
