/** Bytes of a form without a file, unless its call says otherwise. */
export const formLimit = 64 * 1024

/**
 * Bytes of a form with a file of at most so many: as base64 a file is a third larger, and each of its signs may be escaped
 * to three. A proxy in front takes as much (`deploy/nginx`, `deploy/caddy`).
 */
export const bodyLimitWith = (fileLimit: number): number => 4 * fileLimit + formLimit
