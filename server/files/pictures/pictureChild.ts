import { serveOrders } from '../../shared/serveOrders.ts'
import { drawPicture } from './drawPicture.ts'
import type { Drawn, PictureOrder } from './pictureOrder.ts'

/** Draws pictures anew, in a process of its own: what unpacking one has taken is given back when it ends. */
serveOrders<PictureOrder, Drawn>((order) => drawPicture(order), { kind: 'unreadable' })
