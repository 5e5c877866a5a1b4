import type { Context, Hono } from 'hono'
import { and, eq } from 'drizzle-orm'

import { conferences } from '../../db/schema/catalogue.ts'
import { templatePack } from '../../documents/templates/templatePack.ts'
import { isPublic } from '../../handlers/conferenceFilter.ts'
import { isRowId, type Deps } from '../../handlers/table.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { dataPolicy } from '../headers.ts'

/** What authors write their papers in, for everybody (MEM-02, BEN-03): `/files/template/:conference`. */
export const mountTemplates = (app: Hono, { db }: Deps, notFound: (c: Context) => Response): void => {
  // Made once, when somebody asks.
  let pack: Uint8Array<ArrayBuffer> | null = null
  app.get('/files/template/:id', async (c) => {
    const digits = c.req.param('id')
    const id = /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : 0
    const [known] = isRowId(id)
      ? await db
          .select({ id: conferences.id })
          .from(conferences)
          .where(and(eq(conferences.id, id), isPublic))
      : []
    if (known === undefined) return notFound(c)
    pack ??= templatePack()
    return new Response(c.req.method === 'HEAD' ? null : pack, {
      headers: {
        ...dataHeaders(c, 'application/zip'),
        'content-security-policy': `${dataPolicy}; sandbox`,
        'content-length': String(pack.byteLength),
        'cache-control': 'public, max-age=3600',
        'content-disposition': `attachment; filename="paper-templates.zip"; filename*=UTF-8''${encodeURIComponent('论文模板 paper-templates.zip')}`,
      },
    })
  })
}
