/** The id of an address; 0, which nothing has, where the address names none. */
export const orderId = ({ orderId: id = '' }: Readonly<Record<string, string>>) =>
  /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0
