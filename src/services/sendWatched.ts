import { CallError, failure } from '../contract/failure.ts'

interface Message {
  address: string
  headers: Record<string, string>
  body: URLSearchParams
  /** Milliseconds without progress, after which it is aborted. */
  silence: number
  signal: AbortSignal | undefined
  onProgress: (share: number) => void
}

interface Sent {
  status: number
  ok: boolean
  text: string
}

/** Posts a form and reports the share sent, which `fetch` cannot. Rejects with `CallError`. */
export const sendWatched = ({ address, headers, body, silence, signal, onProgress }: Message) =>
  new Promise<Sent>((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      settle()
    }
    const fail = (kind: 'offline' | 'timeout') => end(() => reject(new CallError(failure(kind))))
    const stop = () => {
      request.abort()
      fail('offline')
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        request.abort()
        fail('timeout')
      }, silence)
    }
    if (signal?.aborted) return fail('offline')
    signal?.addEventListener('abort', stop)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      wait()
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      const { status, responseText: text } = request
      end(() => resolve({ status, ok: status >= 200 && status < 300, text }))
    })
    request.addEventListener('error', () => fail('offline'))
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    wait()
    request.send(body)
  })
