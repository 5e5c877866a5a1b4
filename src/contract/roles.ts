/**
 * Who causes an event of a lifecycle. `owner` is the member whose order, ticket … it is, `receiver` a member to whom
 * something was shared; `organizer` and `staff` (at the gate) belong to the conference; `finance` and `admin` to the
 * platform; `system` is the server itself.
 */
export const roles = ['owner', 'receiver', 'organizer', 'staff', 'finance', 'admin', 'system'] as const
export type Role = (typeof roles)[number]
