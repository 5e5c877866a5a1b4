import { CallError, failure } from '../../contract/failure.ts'
import type { Failure } from '../../contract/failure.ts'
import type { Reason } from '../../contract/reasons.ts'

/** A file that walks can tell from another one: they compare events by their JSON, which is the same for every file. */
export const named = (name: string) => Object.assign(new File(['some bytes'], name), { toJSON: () => name })

const fail = (kind: 'offline' | 'refused', reason: Reason = 'invalid', field: string | null = null) => {
  const server = { reason, field, retry_after: null }
  const error = kind === 'offline' ? failure(kind) : failure(kind, `server says ${reason}`, server)
  return { type: 'file.failed' as const, failure: new CallError(error).detail }
}

interface Samples<Wish> {
  readonly wish: Wish
  /** Names of a file that is sent, and of one that is not. */
  readonly good: string
  readonly wrong: string
}

export const fileEvents = <Wish>({ wish, good, wrong }: Samples<Wish>) => [
  { type: 'file.choose' as const, file: named(good) },
  { type: 'file.choose' as const, file: named(wrong) },
  { type: 'file.send' as const, wish, key: 'key-1' },
  { type: 'file.stop' as const },
  { type: 'file.progressed' as const, share: 0.4 },
  { type: 'file.finished' as const },
  fail('offline'),
  fail('refused', 'fileContentWrong'),
  fail('refused', 'versionConflict'),
]

/** A refusal of one field of the wish. */
export const fieldRefused = (reason: Reason, field: string) => fail('refused', reason, field)

export const projectFile = ({ file, failure: fault }: { file: File | null; failure: Failure | null }) => ({
  file: file?.name,
  failure: fault?.reason ?? fault?.kind,
})
