import { sees } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'

const story = 'flows-login--by-password'

test('the built workshop opens, and a story plays to its end', async ({ visitor }) => {
  await visitor.open('/workshop/')
  await sees(visitor, { css: '#storybook-explorer-tree' }, 60_000)
  await visitor.open(`/workshop/iframe.html?id=${story}&viewMode=story&globals=locale:zh-CN`)
  await expect
    .poll(() => visitor.ask(endOfStory, null), { timeout: 60_000 })
    .toEqual({ storyId: story, status: 'success' })
})

interface Preview {
  readonly channel: { last(event: string): readonly { storyId: string; status: string }[] | undefined }
}

/** Runs in the preview; null: it still plays. */
const endOfStory = () => {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview }
  const [end] = preview?.channel.last('storyFinished') ?? []
  return end === undefined ? null : { storyId: end.storyId, status: end.status }
}
