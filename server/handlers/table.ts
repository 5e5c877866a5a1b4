import type { Calls, CallName } from '../../src/contract/calls.ts'
import type { CallOutput, HandlerInput } from '../../src/contract/endpoint.ts'
import { largestInteger } from '../../src/contract/numbers.ts'
import type { Codes } from '../accounts/codes.ts'
import type { Scenes } from '../accounts/scenes.ts'
import type { SecondFactor } from '../accounts/secondFactor/createSecondFactor.ts'
import type { Identity, Member, Sessions } from '../accounts/sessions.ts'
import type { AppConfig } from '../shared/config.ts'
import type { Db } from '../db/types.ts'
import type { PartialUploads, UploadPlace } from '../files/partialUploads.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { Draft, FileStore, ReceivedFile } from '../files/store.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Exchange } from '../shared/exchange.ts'
import type { Engine } from '../lifecycles/engine.ts'
import { inLanguage } from '../../src/contract/inLanguage.ts'
import type { Live } from '../live/createLive.ts'
import type { Surroundings } from '../operators/firstRun.ts'
import type { Payments } from '../pay/payments.ts'
import type { Breakers } from '../senders/breaker.ts'
import type { Sender } from '../senders/sender.ts'

/** Dependencies of handlers; built once per application. */
export interface Deps {
  readonly db: Db
  readonly config: AppConfig
  readonly sessions: Sessions
  readonly codes: Codes
  readonly scenes: Scenes
  readonly secondFactor: SecondFactor
  readonly engine: Engine
  readonly payments: Payments
  readonly files: FileStore
  /** Official documents of invoices. */
  readonly invoiceFiles: FileStore
  /** Papers, as their authors handed them in. */
  readonly paperFiles: FileStore
  readonly proofFiles: FileStore
  /** Archives of members’ own data. */
  readonly exportFiles: FileStore
  /** Batches of badges, certificates and lists. */
  readonly documentFiles: FileStore
  readonly uploads: Uploads
  readonly partialUploads: PartialUploads
  readonly live: Live
  readonly sender: Sender
  readonly breakers: Breakers
  /** Asked each time: it follows what administrators set. */
  readonly surroundings: () => Surroundings
  readonly delivery: Delivery
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** One call: the request, and who makes it. */
export interface AnyCall {
  readonly exchange: Exchange
  /** Asks the database; for calls that anyone may make. */
  readonly identify: () => Promise<Identity>
}
export interface MemberCall extends AnyCall {
  readonly member: Member
}

/** A call that brings a file in its field `content`, which the handler gets as a draft instead. */
export interface FileCall extends MemberCall {
  readonly file: ReceivedFile
}

/** Before a file is read: where it goes, and what it may be. Throws `Refused` when the caller may not send it. */
export type Admission<K extends FileCallName> = (
  input: Omit<HandlerInput<Calls[K]>, 'content'>,
  call: MemberCall,
) => Admitted | Promise<Admitted>
export interface Admitted {
  readonly draft: () => Promise<Draft>
  readonly types: readonly string[]
  /** In bytes. */
  readonly limit: number
  /** The file may also have come in pieces, begun for this place. */
  readonly place?: UploadPlace
}

/** Calls with a file. */
export const fileCalls = [
  'upload',
  'submitVoucher',
  'submitStudentProof',
  'uploadInvoice',
  'uploadPaperFile',
  'uploadPresentation',
  'checkSheet',
  'uploadPeopleImport',
  'uploadTemplatePack',
  'uploadContentPicture',
  'appendUpload',
] as const satisfies readonly ClosedCallName[]
export type FileCallName = (typeof fileCalls)[number]
export type AdmissionTable = { readonly [K in FileCallName]: Admission<K> }

type ClosedCallName = {
  [K in CallName]: Calls[K]['access'] extends 'anyone' ? never : K
}[CallName]

export type Handler<K extends CallName> = (
  input: HandlerInput<Calls[K]>,
  call: K extends FileCallName ? FileCall : Calls[K]['access'] extends 'anyone' ? AnyCall : MemberCall,
) => CallOutput<Calls[K]> | Promise<CallOutput<Calls[K]>>

/** A call without a handler does not compile. */
export type HandlerTable = { readonly [K in CallName]: Handler<K> }

/** In the language of the request; where that is missing, in the other one (CONF-02). */
export const pick = (exchange: Exchange, zh: string, en: string): string =>
  inLanguage(exchange.language, zh, en)

/** Rows before a page; a number that no table reaches stays within the range of the database. */
export const offsetOf = ({ page, page_size }: { page: number; page_size: number }): number =>
  Math.min((page - 1) * page_size, largestInteger)

/** Ids beyond the column's range do not exist; querying them would be an error. */
export const isRowId = (id: number): boolean => id <= largestInteger
