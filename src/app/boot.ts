import type { CallInput, CallOutput, Endpoint } from '../contract/endpoint.ts'
import type { Locale } from '../i18n/locale.ts'

/** The server's view of the request when it rendered the page; travels in `<script type="application/json" id="boot">`. */
export interface Boot {
  readonly locale: Locale
  /** The request came from a phone, which cannot scan its own screen. */
  readonly handheld: boolean
  /** The subject of the address does not exist: the markup is the page 404. */
  readonly isMissing?: boolean
  /** Query that the markup was rendered for (`subjectQuery`). */
  readonly query?: string
  /** Answers of public calls in that locale, by `dataKey`. Shapes are those of the contract. */
  readonly data: Readonly<Record<string, unknown>>
}

export const emptyBoot = (locale: Locale): Boot => ({ locale, handheld: false, data: {} })

export const dataKey = (endpoint: Endpoint, input: object): string => `${endpoint.path}?${query(input)}`

/** The server's answer to a call at the time of rendering, or undefined: then the page makes the call. */
export type Initial = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => CallOutput<E> | undefined

export const initialOf =
  (boot: Boot): Initial =>
  <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
    // Our own server validated it against the same schema a moment ago.
    boot.data[dataKey(endpoint, input as object)] as CallOutput<E> | undefined

const query = (input: object) =>
  Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${String(value)}`)
    .sort()
    .join('&')
