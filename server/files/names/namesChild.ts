import { serveOrders } from '../../shared/serveOrders.ts'
import { mostNames, type NamesFound, type NamesOrder } from './namesFound.ts'
import { namesInOffice } from './namesInOffice.ts'
import { namesInPdf } from './namesInPdf.ts'

const cut = (found: NamesFound): NamesFound =>
  found.kind === 'read' ? { ...found, names: found.names.slice(0, mostNames) } : found

/** Looks for names in documents in a process of its own: a hostile document may take too much time or memory. */
serveOrders<NamesOrder, NamesFound>(
  async (order, tell) =>
    cut(
      await (order.ending === 'docx' ? namesInOffice(order) : namesInPdf(order, (found) => tell(cut(found)))),
    ),
  { kind: 'unknown' },
)
