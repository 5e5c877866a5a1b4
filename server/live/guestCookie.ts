/** The guest that this browser was in a live last, for players, which send no fields. */
export const guestCookie = 'guest'
