import type { CallInput, CallOutput, Endpoint } from '../contract/endpoint.ts'
import { codes, envelope, refusal } from '../contract/envelope.ts'
import { CallError, failure } from '../contract/failure.ts'
import type { Failure } from '../contract/failure.ts'
import type { Reason } from '../contract/reasons.ts'
import { toForm } from '../contract/form.ts'
import { sendWatched } from './sendWatched.ts'

export interface ApiOptions {
  /** Prefix of every path; empty on the site itself. */
  baseUrl: string
  /** SES-01: sign, uid, lang and token, read for every request. */
  headers(): Record<string, string>
  /** Milliseconds; 30 000 by SES-01. */
  timeout: number
  /** Called for every code 300/301, HTTP 401 (SES-03, SES-04) and missing second factor (ACC-02), except for `quiet` calls. */
  onSessionLost?(failure: Failure): void
  /**
   * Called when the server refuses a call until the member agrees to new terms; resolves to whether to repeat the call.
   * The call waits until then, so that its input is not lost.
   */
  onConsentNeeded?(): Promise<boolean>
}

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** The caller deals with a lost session itself. */
  quiet?: boolean
  /** The request outlives the page that makes it. */
  keepalive?: boolean
  /** For large payloads: called with the share sent so far, from 0 to 1. The timeout then counts from the last step of it. */
  onProgress?: ((share: number) => void) | undefined
}

export type Api = ReturnType<typeof createApi>

/**
 * The client of the wire. Resolves to the parsed `data`; rejects with `CallError`, whose `detail` names one of eight
 * kinds of failure. An abort by the caller rejects with the signal's reason.
 */
export const createApi = (options: ApiOptions) => ({
  async call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    { signal, quiet = false, keepalive = false, onProgress }: CallOptions = {},
  ): Promise<CallOutput<E>> {
    const send = () =>
      request(options, endpoint, input as Record<string, unknown>, { signal, keepalive, onProgress })
    try {
      return await send().catch(async (error: unknown) => {
        if (!isConsentNeeded(error) || (await options.onConsentNeeded?.()) !== true) throw error
        signal?.throwIfAborted()
        return send()
      })
    } catch (error) {
      signal?.throwIfAborted()
      if (
        error instanceof CallError &&
        !quiet &&
        (error.detail.kind === 'expired' ||
          error.detail.kind === 'unauthorized' ||
          error.detail.reason === 'secondFactorNeeded')
      ) {
        options.onSessionLost?.(error.detail)
      }
      throw error
    }
  },
})

const isConsentNeeded = (error: unknown): boolean =>
  error instanceof CallError && error.detail.reason === ('consentNeeded' satisfies Reason)

const request = async <E extends Endpoint>(
  options: ApiOptions,
  endpoint: E,
  input: Record<string, unknown>,
  { signal, keepalive = false, onProgress }: CallOptions,
): Promise<CallOutput<E>> => {
  const form = toForm(input)
  const isGet = endpoint.method === 'GET'
  const query = isGet && form.size > 0 ? `?${form}` : ''
  const address = options.baseUrl + endpoint.path + query
  const headers = options.headers()
  if (onProgress !== undefined) {
    const { timeout: silence } = options
    const sent = await sendWatched({ address, headers, body: form, silence, signal, onProgress })
    return read(endpoint, sent, sent.text)
  }
  const deadline = AbortSignal.timeout(options.timeout)
  let response: Response
  let text: string
  try {
    response = await fetch(address, {
      method: endpoint.method,
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      keepalive,
      ...(isGet ? {} : { body: form }),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    text = await response.text()
  } catch {
    throw new CallError(failure(deadline.aborted ? 'timeout' : 'offline'))
  }
  return read(endpoint, response, text)
}

const read = <E extends Endpoint>(
  endpoint: E,
  response: Pick<Response, 'ok' | 'status'>,
  text: string,
): CallOutput<E> => {
  const parsed = envelope.safeParse(parseJson(text))
  if (response.status === 401) throw new CallError(failure('unauthorized', null))
  if (!parsed.success) {
    const kind = response.status === 429 ? 'limited' : response.ok ? 'malformed' : 'server'
    throw new CallError(failure(kind))
  }
  const { code, msg, data } = parsed.data
  if (code === endpoint.success) {
    if (!response.ok) throw new CallError(failure('server'))
    const output = endpoint.output.safeParse(data)
    if (!output.success) throw new CallError(failure('malformed'))
    return output.data as CallOutput<E>
  }
  const detail = refusal.safeParse(data)
  throw new CallError(failure(kindOf(code), sentenceOf(msg), detail.success ? detail.data : undefined))
}

/** A longer text is no message for a visitor. */
const longest = 300
const sentenceOf = (msg: string) => (msg === '' || msg.length > longest ? null : msg)

const kindOf = (code: number): Failure['kind'] => {
  if (code === codes.expired || code === codes.signedOut) return 'expired'
  if (code === codes.limited) return 'limited'
  return code >= codes.fault && code !== codes.notOpen ? 'server' : 'refused'
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
