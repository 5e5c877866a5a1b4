import type * as contentPicture from './contentPicture.ts'
import type { ExamplesOf } from './example.ts'

export const contentPictureExamples: ExamplesOf<typeof contentPicture> = {
  uploadContentPicture: {
    sample: { conference_id: 1, content: 'data:image/png;base64,iVBORw0KGgo=' },
    answer: () => ({ src: '/uploads/Vb3sQm0cQz8Lr2kWb6yPjA.webp', width: 1200, height: 800 }),
  },
}
