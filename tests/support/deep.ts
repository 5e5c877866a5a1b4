declare module 'vitest' {
  interface ProvidedContext {
    isDeep: boolean
  }
}

/** `npm test -- --deep` sets it. */
export const isDeep = process.env['DEEP'] === '1'
