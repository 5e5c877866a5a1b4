/** The context that this form adds to a command. */
export interface Accepted {
  /** A tax number with a wrong check digit that the visitor stands by; empty for none. */
  acceptedNumber: string
}

export type FormEvent =
  /** The number is right, whatever its check digit says. */
  { type: 'form.confirm' } | { type: 'form.amend' }

/** Views of the form; each is a tag of the machine. */
export const invoiceFormViews = ['editing', 'warned', 'outdated'] as const
export type FormView = (typeof invoiceFormViews)[number]
