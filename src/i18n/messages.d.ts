declare module 'virtual:messages' {
  /** One dynamic import per locale and namespace. */
  export const loaders: Record<
    string,
    Record<string, () => Promise<{ default: import('./locale.ts').Messages }>>
  >
}

declare module 'virtual:messages/all' {
  /** locale → namespace → message id → syntax tree. For the server and for tests: both catalogues are in it. */
  const all: Record<string, Record<string, import('./locale.ts').Messages>>
  export default all
}

declare module 'virtual:messages/*' {
  const messages: import('./locale.ts').Messages
  export default messages
}
