export interface MobileRedirectInput {
  /** Origin of the separate mobile site; empty: none is configured (MOB-03). */
  origin: string
  isMobile: boolean
  /** Result of `mobileTarget` for the route, or null if the route has no mobile page. */
  target: MobileTarget | null
}

export interface MobileTarget {
  /** Path with query on the mobile site. */
  path: string
  /** The page needs a session there: a one-time ticket is added, never the token. */
  handover: boolean
}

export interface MobileRedirectContext extends MobileRedirectInput {
  ticket: string | null
}

/** Empty `address`: stay here. */
export interface MobileRedirectOutput {
  address: string
}

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface MobileRedirectPort {
  issueTicket(signal: AbortSignal): Promise<string>
}
