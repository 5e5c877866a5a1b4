import type { PDFDocumentProxy, RenderTask, TextLayer } from 'pdfjs-dist'

import { codes, envelope, refusal } from '../contract/envelope.ts'
import { CallError, failure } from '../contract/failure.ts'

interface Deps {
  /** Prefix of every path; empty on the site itself. */
  baseUrl: string
  /** Null until it is on the page. */
  sheet: () => Sheet | null
}

/** Elements on which a page is painted. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement
  /** Lies over the canvas; its text is selected and read aloud. */
  readonly text: HTMLElement
}

/** Shows one PDF, page by page; satisfies the port of `paperViewer`. pdf.js comes with the first one. */
export const createPaperReader = ({ baseUrl, sheet }: Deps) => {
  let open: { readonly document: PDFDocumentProxy; readonly close: () => void } | null = null
  const close = () => {
    open?.close()
    open = null
  }
  return {
    async openPaper(url: string, signal: AbortSignal) {
      close()
      const bytes = await bytesOf(baseUrl + url, signal)
      const { loadPdf } = await import('./pdf/loadPdf.ts').catch(lost)
      signal.throwIfAborted()
      const loading = loadPdf(bytes)
      signal.addEventListener('abort', loading.close)
      try {
        const document = await loading.document
        open = { document, close: loading.close }
        return { pages: document.numPages }
      } catch (error) {
        loading.close()
        throw error instanceof CallError ? error : new CallError(failure('malformed'))
      } finally {
        signal.removeEventListener('abort', loading.close)
      }
    },

    async paintPage({ page, zoom }: { page: number; zoom: number }, signal: AbortSignal) {
      const target = await onPage(sheet, signal)
      if (open === null) throw new CallError(failure('malformed'))
      const { document } = open
      const [{ TextLayer: Layer }, found] = await Promise.all([
        import('pdfjs-dist').catch(lost),
        document.getPage(page).catch(broken),
      ])
      signal.throwIfAborted()
      const { canvas, text } = target
      const natural = found.getViewport({ scale: 1 })
      const room = canvas.parentElement?.parentElement?.clientWidth ?? natural.width
      const scale = (room * zoom) / natural.width
      const viewport = found.getViewport({ scale })
      const dots = Math.min(
        Math.max(1, globalThis.devicePixelRatio),
        mostSide / Math.max(viewport.width, viewport.height),
      )
      canvas.width = Math.floor(viewport.width * dots)
      canvas.height = Math.floor(viewport.height * dots)
      text.replaceChildren()
      // By the object model, which the site's policy allows where it forbids the attribute.
      text.style.setProperty('--total-scale-factor', String(scale))
      canvas.parentElement?.style.setProperty('width', `${viewport.width}px`)
      const painting = found.render({ canvas, viewport, transform: [dots, 0, 0, dots, 0, 0] })
      const layer = new Layer({ textContentSource: found.streamTextContent(), container: text, viewport })
      const stop = () => cancel(painting, layer)
      signal.addEventListener('abort', stop)
      try {
        await Promise.all([painting.promise, layer.render()])
      } catch {
        signal.throwIfAborted()
        throw new CallError(failure('malformed'))
      } finally {
        signal.removeEventListener('abort', stop)
      }
    },

    holdPaper: () => close,
  }
}

/** The page is drawn some frames after the paper is open; a hidden one is drawn when it becomes visible. */
const onPage = async (sheet: () => Sheet | null, signal: AbortSignal): Promise<Sheet> => {
  for (;;) {
    const found = sheet()
    if (found !== null) return found
    await new Promise((resolve) => requestAnimationFrame(resolve))
    signal.throwIfAborted()
  }
}

/** A canvas with a longer side is refused by some browsers. */
const mostSide = 8192

const cancel = (painting: RenderTask, layer: TextLayer) => {
  painting.cancel()
  layer.cancel()
}

const lost = () => {
  throw new CallError(failure('offline'))
}

const broken = () => {
  throw new CallError(failure('malformed'))
}

/** The whole file, with the session of the signed-in user. */
const bytesOf = async (address: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> => {
  let response: Response
  let bytes: Uint8Array<ArrayBuffer>
  try {
    response = await fetch(address, { credentials: 'same-origin', cache: 'no-store', signal })
    bytes = new Uint8Array(await response.arrayBuffer())
  } catch {
    signal.throwIfAborted()
    throw new CallError(failure('offline'))
  }
  if (response.ok && response.headers.get('content-type') === 'application/pdf') return bytes
  throw new CallError(refusedBy(response, new TextDecoder().decode(bytes)))
}

const refusedBy = (response: Response, text: string) => {
  try {
    const { code, msg, data } = envelope.parse(JSON.parse(text))
    const reason = refusal.parse(data)
    const isOver = code === codes.expired || code === codes.signedOut
    return failure(isOver ? 'expired' : code === codes.limited ? 'limited' : 'refused', msg, reason)
  } catch {
    return failure(response.ok ? 'malformed' : 'server')
  }
}
