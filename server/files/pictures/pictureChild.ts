import { serveOrders } from '../../shared/serveOrders.ts'
import { drawPicture } from './drawPicture.ts'
import type { Drawn, PictureOrder } from './pictureOrder.ts'

/** Draws pictures again in a process of its own, which gives its memory back to the system when it ends. */
serveOrders<PictureOrder, Drawn>((order) => drawPicture(order), { kind: 'unreadable' })
