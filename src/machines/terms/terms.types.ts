export type TermsEvent =
  | { type: 'terms.tick' }
  | { type: 'terms.untick' }
  /** Something is about to happen that needs consent: `ticked` lets it pass, `unticked` asks first. */
  | { type: 'terms.require' }
  | { type: 'terms.accept' }
  | { type: 'terms.decline' }

export type TermsTag = 'consented' | 'dialog'
