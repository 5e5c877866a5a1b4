import type { Context, Hono } from 'hono'

import { calls, type CallName } from '../../../src/contract/calls.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { mostOf } from '../../../src/contract/limits.ts'
import { uploadIn } from '../../../src/contract/partialUpload.ts'
import { isReason, type Reason } from '../../../src/contract/reasons.ts'
import { mustHaveFactor } from '../../accounts/secondFactor/mustHaveProof.ts'
import { memberIn, sessionIn } from '../../accounts/sessions.ts'
import { missingConsents } from '../../accounts/consents.ts'
import { refuseUnapprovedCall } from '../../lifecycles/approval.ts'
import { grantsOf } from '../../lifecycles/queues.ts'
import type { AppConfig } from '../../shared/config.ts'
import {
  fileCalls,
  type Admitted,
  type AdmissionTable,
  type FileCall,
  type FileCallName,
  type HandlerTable,
  type MemberCall,
  type Deps,
} from '../../handlers/table.ts'
import { okMessage } from '../../shared/sentences/messages.ts'
import { bodyOf, readBody } from '../body.ts'
import { bodyLimitWith, formLimit } from '../bodyLimits.ts'
import { readFileForm } from '../fileForm.ts'
import { exchangeOf } from '../guard.ts'
import { readForm, type Form } from '../form.ts'
import { Refused } from '../../shared/refused.ts'
import { sendPacked } from '../send.ts'

/** The field of a file. */
const fileField = 'content'

/** Puts every call of the contract on the application: read, check, ask the handler, answer. Refusals are thrown. */
export const mountCalls = (
  app: Hono,
  { handlers, admissions }: { handlers: HandlerTable; admissions: AdmissionTable },
  deps: Deps,
  config: AppConfig,
): void => {
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Endpoint = calls[name]
    // The table's type guarantees that a handler fits its call; here they are all alike.
    const handler = handlers[name] as (input: unknown, call: MemberCall | FileCall) => unknown
    const admission = isFileCall(name)
      ? (admissions[name] as (input: unknown, call: MemberCall) => Admitted | Promise<Admitted>)
      : null
    app.on(call.method, call.path, async (c) => {
      const exchange = exchangeOf(c)
      const identify = () => deps.sessions.identify(exchange)
      let form: Form | null = call.method === 'GET' ? readForm(queryOf(c)) : null
      let member: MemberCall['member'] | undefined
      if (call.access !== 'anyone') {
        member = (call.access === 'session' ? sessionIn : memberIn)(await identify())
        await admit(call, deps, config, member.userId)
        await requireConsent(call, deps, member.userId)
      }
      const mine = { exchange, identify, member: member as MemberCall['member'] }
      const data =
        admission === null
          ? await handler(
              await approved(
                call,
                deps,
                mine,
                check(call, (form ??= readForm(await readBody(c, call.bodyLimit ?? formLimit)))),
              ),
              mine,
            )
          : await withFile(c, call, mine, { admission, handler, deps })
      const answer = config.production ? data : strictly(name, call, data)
      return sendPacked(c, exchange, {
        code: call.success,
        msg: okMessage[exchange.language],
        data: answer,
      })
    })
  }
}

/** Calls for parts of the platform are refused here, so that no handler can forget it. */
const admit = async (
  { access }: Endpoint,
  { db }: Deps,
  { secondFactor }: AppConfig,
  userId: number,
): Promise<void> => {
  if (typeof access === 'string' || !('platform' in access)) return
  const { platform } = await grantsOf(db, userId)
  if (!access.platform.some((role) => platform.includes(role))) throw new Refused('forbidden')
  await mustHaveFactor(db, secondFactor, userId)
}

/** Members who have not agreed to a material change may read, and act again when they have. */
const requireConsent = async (call: Endpoint, { db }: Deps, userId: number): Promise<void> => {
  if (call.method === 'GET' || call.needsConsent === false) return
  if ((await missingConsents(db, userId)).length > 0) throw new Refused('consentNeeded')
}

/** Refuses input that its organizer may not send (ORG-05): here, so that no handler can forget it. */
const approved = async (
  call: Endpoint,
  { db }: Deps,
  { member, exchange }: MemberCall,
  input: unknown,
): Promise<unknown> => {
  if (call.needsApproval === true) {
    const actor = { userId: member.userId, requestId: exchange.id }
    await refuseUnapprovedCall(db, actor, call.access, input as Readonly<Record<string, unknown>>)
  }
  return input
}

const isFileCall = (name: CallName): name is FileCallName => fileCalls.some((each) => each === name)

/** Permission and size are checked before the file is read; a draft that is not kept is removed. */
const withFile = async (
  c: Context,
  call: Endpoint,
  mine: MemberCall,
  { admission, handler, deps }: FileWork,
): Promise<unknown> => {
  const { uploads, partialUploads } = deps
  const { userId } = mine.member
  const leave = await uploads.enter(userId, call === calls.appendUpload ? 'piece' : 'file')
  let file: FileCall['file'] | null = null
  let admitted: Admitted | null = null
  try {
    const form = await readFileForm(bodyOf(c), {
      field: fileField,
      textLimit: formLimit,
      admit: async (before) => {
        const input = await approved(call, deps, mine, check(call, { ...before, [fileField]: ' ' }))
        admitted = await admission(input, mine)
        const { draft, types, limit } = admitted
        checkLength(c, limit)
        return {
          limit,
          sink: {
            begin: async (type) => {
              if (!types.includes(type)) throw new Refused('fileTypeWrong', { field: fileField })
              file = { type, draft: await draft() }
            },
            write: async (bytes) => file?.draft.write(bytes),
          },
        }
      },
    })
    const input = check(call, form)
    // TypeScript does not see what the callbacks have done.
    const received = file as FileCall['file'] | null
    if (received !== null) return await handler(input, { ...mine, file: received })
    const { types = [], place } = (admitted as Admitted | null) ?? {}
    const upload = uploadIn(form[fileField] ?? '')
    if (upload === null || place === undefined) throw new Refused('fileTypeWrong', { field: fileField })
    return await partialUploads.finish(userId, upload, place, async (whole) => {
      if (!types.includes(whole.type)) throw new Refused('fileTypeWrong', { field: fileField })
      return handler(input, { ...mine, file: whole })
    })
  } finally {
    await (file as FileCall['file'] | null)?.draft.drop()
    leave()
  }
}

interface FileWork {
  readonly admission: (input: unknown, call: MemberCall) => Admitted | Promise<Admitted>
  readonly handler: (input: unknown, call: FileCall) => unknown
  readonly deps: Deps
}

const checkLength = (c: Context, limit: number): void => {
  if (Number(c.req.header('content-length') ?? 0) > bodyLimitWith(limit)) throw new Refused('bodyTooLarge')
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
  const path = (issue?.path ?? []).map(String)
  // For a field with JSON also the place in it: `form.authors.0.email`.
  const field = path.length === 0 ? null : path.join('.')
  const count = issue === undefined ? null : mostOf(issue)
  throw new Refused(reasonOf(issue?.message, path[0] ?? null, form), { field, count })
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
