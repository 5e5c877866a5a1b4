import { CallError, failure, toFailure } from '../contract/failure.ts'
import type { Failure } from '../contract/failure.ts'
import { presentationEndings, presentationTypes } from '../contract/presentationFile.ts'
import { sheetTypes } from '../contract/paperSheetWords.ts'
import type { FilePort, SendFile } from '../kinds/file/file.types.ts'

interface Sending<Answer> extends Ends<Answer> {
  file: File
  /** Field of the call, to be named when the file cannot be read; null where the page names the file itself. */
  field: string | null
  /** `content`: the file as a data address. */
  send: (
    content: string,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<Answer>
  onProgress: (share: number) => void
}

/** Reads a file and sends it. Returns a cancel function, after which no callback is called. */
export const sendFile = <Answer>({ file, field, send, onProgress, ...ends }: Sending<Answer>) =>
  start(async (signal) => send(await readFile(file, field), { signal, onProgress }), ends)

/** `sendFile` of a flow of the kind `file`. After it is given up it emits nothing. */
export const sendFileTo =
  <Wish>(
    send: (
      sent: SendFile<Wish>,
      content: string,
      options: { signal: AbortSignal; onProgress: (share: number) => void },
    ) => Promise<unknown>,
  ): FilePort<Wish>['sendFile'] =>
  (sent, emit) =>
    sendFile({
      file: sent.file,
      field: 'content',
      send: (content, options) => send(sent, content, options),
      onProgress: (share) => emit({ type: 'file.progressed', share }),
      onSent: () => emit({ type: 'file.finished' }),
      onFailure: (fault) => emit({ type: 'file.failed', failure: fault }),
    })

interface Ends<Answer> {
  onSent: (answer: Answer) => void
  onFailure: (failure: Failure) => void
}

/** Starts it, and reports its end. Returns a cancel function, after which no callback is called. */
export const start = <Answer>(
  work: (signal: AbortSignal) => Promise<Answer>,
  { onSent, onFailure }: Ends<Answer>,
) => {
  const stop = new AbortController()
  const { signal } = stop
  work(signal).then(
    (answer) => {
      if (!signal.aborted) onSent(answer)
    },
    (error: unknown) => {
      if (!signal.aborted) onFailure(toFailure(error))
    },
  )
  return () => stop.abort()
}

/** It was moved or changed since it was chosen. */
export const unreadable = (field: string | null) =>
  new CallError(failure('refused', null, { reason: 'fileContentWrong', field, retry_after: null }))

/**
 * A file, or a piece of one, as a data address of that type. Rejects when the file cannot be read any more.
 */
export const readAsDataAddress = (file: Blob, type: string, field: string | null) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const address = String(reader.result)
      resolve(`data:${type};base64,${address.slice(address.indexOf(',') + 1)}`)
    })
    reader.addEventListener('error', () => reject(unreadable(field)))
    reader.readAsDataURL(file)
  })

/** A file as a data address, with the type of its ending. Rejects when the file cannot be read any more. */
export const readFile = (file: File, field: string | null) =>
  readAsDataAddress(file, typeOf(file.name), field)

/** By the ending: some devices do not know the type, and the server compares it with the content. */
const typeOf = (name: string) => {
  if (/\.pdf$/i.test(name)) return 'application/pdf'
  if (/\.ofd$/i.test(name)) return 'application/ofd'
  if (/\.csv$/i.test(name)) return sheetTypes.csv
  if (/\.xlsx$/i.test(name)) return sheetTypes.xlsx
  const office = presentationEndings.find((ending) => name.toLowerCase().endsWith(`.${ending}`))
  if (office !== undefined) return presentationTypes[office]
  return /\.png$/i.test(name) ? 'image/png' : 'image/jpeg'
}
