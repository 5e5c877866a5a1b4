/** Where a code is sent. */
export type CodeTarget =
  | { channel: 'phone'; mobile: string; country_code: string }
  | { channel: 'email'; email: string }
