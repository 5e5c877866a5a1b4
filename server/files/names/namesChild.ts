import { mostNames, type NamesFound, type NamesOrder } from './namesFound.ts'
import { namesInOffice } from './namesInOffice.ts'
import { namesInPdf } from './namesInPdf.ts'

/**
 * Looks for names in documents, in a process of its own: what strangers have written may take long, or more memory than there
 * is. Started by `limitedChild`; ends when the server does.
 */
process.on('disconnect', () => process.exit(0))
process.on('uncaughtException', () => process.exit(1))
// Ctrl+C reaches every process of the terminal; the server says when to end.
process.on('SIGINT', () => undefined)

const tell = (answer: NamesFound, isLast: boolean): void => {
  const cut = answer.kind === 'read' ? { ...answer, names: answer.names.slice(0, mostNames) } : answer
  // The channel may be gone while the last answer still comes.
  if (process.connected) process.send?.({ answer: cut, isLast }, undefined, undefined, () => undefined)
}

process.on('message', (message) => {
  const { order } = message as { readonly order: NamesOrder }
  const look =
    order.ending === 'docx' ? namesInOffice(order) : namesInPdf(order, (found) => tell(found, false))
  void look.then(
    (found) => tell(found, true),
    () => tell({ kind: 'unknown' }, true),
  )
})
