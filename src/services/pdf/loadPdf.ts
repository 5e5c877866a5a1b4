import { getDocument, PDFWorker } from 'pdfjs-dist'
import filesAddress from 'virtual:pdf-files'

import { CallError, failure } from '../../contract/failure.ts'

const workerAddress = `${filesAddress}build/pdf.worker.min.mjs`

/** Begins to read a PDF in a worker of its own; `close` ends both. Nothing in the file is run. */
export const loadPdf = (data: Uint8Array<ArrayBuffer>) => {
  const port = new Worker(trusted(workerAddress), { type: 'module' })
  const task = getDocument({
    data,
    worker: PDFWorker.create({ port }),
    isEvalSupported: false,
    enableXfa: false,
    cMapUrl: `${filesAddress}cmaps/`,
    standardFontDataUrl: `${filesAddress}standard_fonts/`,
    wasmUrl: `${filesAddress}wasm/`,
    // Fetched by the page: the worker may be under another address.
    useWorkerFetch: false,
  })
  const close = () => {
    task
      .destroy()
      .catch(() => undefined)
      .finally(() => port.terminate())
  }
  // A worker that failed to load fires no other event.
  const lost = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new CallError(failure('offline'))), { once: true })
  })
  return { document: Promise.race([task.promise, lost]), close }
}

interface TrustedTypes {
  createPolicy(
    name: 'pdfWorker',
    rules: { createScriptURL: (address: string) => string | null },
  ): { createScriptURL(address: string): string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('pdfWorker', {
  createScriptURL: (address) => (address === workerAddress ? address : null),
})

/** The site requires Trusted Types: the address of the worker, and no other. */
const trusted = (address: string): string => policy?.createScriptURL(address) ?? address
