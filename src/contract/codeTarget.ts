/** Destination of a code. */
export type CodeTarget =
  | { channel: 'phone'; mobile: string; country_code: string }
  | { channel: 'email'; email: string }
