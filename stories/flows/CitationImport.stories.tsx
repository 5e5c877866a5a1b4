import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import { draftPaper } from '../../mocks/samples/papers.ts'
import { emptyPaper } from '../../src/contract/paperForm.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Citation import' } satisfies Meta
export default meta

export const Pasting: StoryObj = {
  name: '导入文献信息 · 等待粘贴 / Waiting for a citation',
  ...reach('citationImport.pasting'),
}
export const Reading: StoryObj = {
  name: '导入文献信息 · 正在识别 / Reading',
  ...reach('citationImport.reading'),
}
export const Failed: StoryObj = {
  name: '导入文献信息 · 未能识别 / Could not be read',
  ...reach('citationImport.failed'),
}
export const Shown: StoryObj = {
  name: '导入文献信息 · 待确认填入 / Shown before it is filled in',
  ...reach('citationImport.shown'),
}
export const Filled: StoryObj = {
  name: '导入文献信息 · 已填入，保留已填写的内容 / Filled in, what was typed stays',
  parameters: { state: 'citationImport.pasting' },
  play: visit(
    {
      at: '/conferences/1/submit?paper_id=1',
      signedIn: true,
      network: () => [
        answer('getPaper', { ...draftPaper, form: { ...emptyPaper, eng_title: 'A title of my own' } }),
      ],
    },
    async ({ press, fill, read, stage }) => {
      await stage.user.click(await until(() => element('main [data-citation] > summary')))
      await fill('submission.citation', '@article{a, title={Another}, author={Lin, Mei}}')
      await press('submission.citation.read')
      await read('submission.citation.kept')
      await press('submission.citation.fill')
      const field = (name: string) => element<HTMLInputElement>(`main [name="${name}"]`).value
      await until(() => expect(field('authors.0.eng_name')).toBe('Mei Lin'))
      expect(field('eng_keywords')).toBe('perovskite; defects')
      expect(field('eng_title')).toBe('A title of my own')
      expect(document.activeElement?.getAttribute('name')).toBe('title')
    },
  ),
}
