import type { TemplatePack } from '../src/contract/templatePack.ts'
import { fixturesFor } from './fixtures.ts'
import { answer } from './handlers.ts'
import { createPartialUploads } from './partialUploads.ts'

/** The server for one conference's templates, which begins with the platform's: uploads and removals take effect. */
export const createTemplatePacks = (uploads = createPartialUploads()) => {
  let pack: TemplatePack = { conference_id: 1, version: 0, own: null, changed: null }
  const change = (own: TemplatePack['own'], language: 'zh' | 'en') => {
    pack = { ...pack, version: pack.version + 1, own, changed: fixturesFor(language).getTemplatePack.changed }
    return pack
  }
  return {
    handlers: [
      ...uploads.handlers,
      answer('getTemplatePack', () => pack),
      answer('uploadTemplatePack', ({ input, language }) => {
        const bytes = uploads.bytesOf(input.get('content') ?? '')
        return change({ name: input.get('name') ?? '', bytes }, language)
      }),
      answer('removeTemplatePack', ({ language }) => change(null, language)),
    ],
  }
}
