import type { ExamplesOf, Say } from './example.ts'
import type * as template from './templatePack.ts'

export const templatePackExamples: ExamplesOf<typeof template> = {
  getTemplatePack: { sample: { conference_id: 1 }, answer: own },
  beginTemplatePack: {
    sample: { conference_id: 1, name: '论文模板.zip', size: 1_482_240, fingerprint: 'f' },
    answer: () => ({
      upload: 'Vb3sQm0cQz8Lr2kWb6yPjA',
      name: '论文模板.zip',
      size: 1_482_240,
      offset: 0,
      expires_at: '2026-11-21T02:00:00.000Z',
    }),
  },
  uploadTemplatePack: {
    sample: {
      conference_id: 1,
      version: 0,
      name: '论文模板.zip',
      content: 'data:application/zip;base64,UEsDBAo=',
    },
    answer: (say) => ({ ...own(say), version: 3 }),
  },
  removeTemplatePack: {
    sample: { conference_id: 1, version: 0 },
    answer: (say) => ({ ...own(say), version: 3, own: null }),
  },
}

function own(say: Say) {
  return {
    conference_id: 1,
    version: 2,
    own: { name: say('论文模板（中英文）.zip', 'paper-templates-2026.zip'), bytes: 1_482_240 },
    changed: { at: '2026-11-20T02:00:00.000Z', by: say('陈会务', 'Chen Huiwu') },
  }
}
