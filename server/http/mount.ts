import type { Context, Hono } from 'hono'

import { calls, type CallName } from '../../src/contract/calls.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { isReason, type Reason } from '../../src/contract/reasons.ts'
import { memberIn } from '../accounts/sessions.ts'
import type { AppConfig } from '../config.ts'
import type { HandlerTable, MemberCall, Tools } from '../handlers/table.ts'
import { okMessage } from '../messages.ts'
import { readBody } from './body.ts'
import { exchangeOf } from './guard.ts'
import { readForm, type Form } from './form.ts'
import { Refused } from './refused.ts'
import { sendEnvelope } from './send.ts'

/** Bytes of a form. */
const formLimit = 64 * 1024
/** A file as a data address is a third larger than the file, and each of its signs may be escaped to three. */
const fileLimits: { readonly [K in CallName]?: number } = {
  upload: 76 * 1024 * 1024,
  submitVoucher: 42 * 1024 * 1024,
}

/** Puts every call of the contract on the application: read, check, ask the handler, answer. Refusals are thrown. */
export const mountCalls = (app: Hono, handlers: HandlerTable, tools: Tools, config: AppConfig): void => {
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Endpoint = calls[name]
    // The table's type guarantees that a handler fits its call; here they are all alike.
    const handler = handlers[name] as (input: unknown, call: MemberCall) => unknown
    app.on(call.method, call.path, async (c) => {
      const exchange = exchangeOf(c)
      const identify = () => tools.sessions.identify(exchange)
      let form: Form | null = call.method === 'GET' ? readForm(queryOf(c)) : null
      let member: MemberCall['member'] | undefined
      if (call.access === 'member') {
        member = memberIn(await identify())
      }
      form ??= readForm(await readBody(c, fileLimits[name] ?? formLimit))
      const input = check(call, form)
      const data = await handler(input, { exchange, identify, member: member as MemberCall['member'] })
      const answer = config.production ? data : strictly(name, call, data)
      return sendEnvelope(c, exchange, 200, {
        code: call.success,
        msg: okMessage[exchange.language],
        data: answer,
      })
    })
  }
}

const queryOf = (c: Context): string => {
  const url = c.req.url
  const mark = url.indexOf('?')
  if (mark < 0) return ''
  const hash = url.indexOf('#', mark)
  const query = hash < 0 ? url.slice(mark + 1) : url.slice(mark + 1, hash)
  if (query.length > 16 * 1024) throw new Refused('bodyTooLarge')
  return query
}

/** The handler's input, or the first fault with its field. */
const check = (call: Endpoint, form: Form): unknown => {
  const result = call.input.safeParse(form)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = issue?.path[0] === undefined ? null : String(issue.path[0])
  throw new Refused(reasonOf(issue?.message, field, form), { field })
}

const reasonOf = (message: string | undefined, field: string | null, form: Form): Reason => {
  if (isReason(message)) return message
  return field !== null && form[field] === undefined ? 'required' : 'invalid'
}

/** Outside production the server holds itself to its contract. */
const strictly = (name: CallName, call: Endpoint, data: unknown): unknown => {
  const result = call.output.safeParse(data)
  if (!result.success)
    throw new Error(`answer of ${name} breaks the contract: ${JSON.stringify(result.error.issues)}`)
  return result.data
}
