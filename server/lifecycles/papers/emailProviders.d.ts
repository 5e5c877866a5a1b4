declare module 'email-providers' {
  /** Domains at which anybody may have an address, in lower case. */
  const domains: readonly string[]
  export default domains
}
