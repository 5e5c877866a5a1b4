/** As the server makes them: no characters that are taken for each other (BEN-02). */
export const isInviteCode = (text: string): boolean => /^[2-9A-HJ-NP-Z]{10}$/.test(text)
