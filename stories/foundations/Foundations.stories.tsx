import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { colours, durations, sizes } from '../../src/theme/tokens.ts'
import { contrast } from './contrast.ts'
import { Bar, Grid, Item, Mover, Page, Patch, Sample } from './parts.ts'

const meta = { title: 'Foundations/Visual language' } satisfies Meta
export default meta

const hues = Object.entries(colours).filter(([, [light]]) => light.startsWith('#'))
const side = (globals: Record<string, unknown>) => (globals['theme'] === 'dark' ? 1 : 0)
/** Least contrast on paper: text 4.5, the lines of controls 3. */
const least: Readonly<Record<string, number>> = {
  ink: 7,
  'ink-2': 7,
  'ink-3': 4.5,
  indigo: 7,
  cinnabar: 4.5,
  celadon: 4.5,
  amber: 4.5,
  'line-strong': 3,
  focus: 3,
}

export const Colour: StoryObj<typeof meta> = {
  name: '色彩 / Colour',
  render: (_, { globals }) => (
    <Page>
      <h1>色彩 / Colour</h1>
      <p>纸、墨、花青、朱砂、青瓷、藤黄。 Paper, ink, indigo, cinnabar, celadon, amber; contrast on paper.</p>
      <Grid>
        {hues.map(([name, pair]) => (
          <Item key={name}>
            <Patch $name={name} />
            {name}{' '}
            <code>
              {pair[side(globals)]} · {contrast(pair[side(globals)], colours.paper[side(globals)]).toFixed(1)}
            </code>
          </Item>
        ))}
      </Grid>
    </Page>
  ),
  play: async ({ globals }) => {
    const at = side(globals)
    for (const [name, bound] of Object.entries(least)) {
      const pair = colours[name as keyof typeof colours]
      await expect(contrast(pair[at], colours.paper[at]), name).toBeGreaterThanOrEqual(bound)
    }
  },
}

export const Type: StoryObj<typeof meta> = {
  name: '文字 / Type',
  render: () => (
    <Page>
      <h1>文字 / Type</h1>
      <p>标题用宋体，正文用黑体；不斜体，不两端对齐。 Serif for titles, sans for text; never justified.</p>
      {Object.keys(sizes)
        .filter((name) => name.startsWith('text-'))
        .map((name) => (
          <Item as="div" key={name}>
            <code>{name}</code>
            <Sample $size={name} $serif={Number(name.slice(5)) >= 24}>
              群贤毕至，学问相见 Good company 0123456789
            </Sample>
          </Item>
        ))}
    </Page>
  ),
}

export const Space: StoryObj<typeof meta> = {
  name: '间距 / Space',
  render: () => (
    <Page>
      <h1>间距 / Space</h1>
      {Object.entries(sizes)
        .filter(([name]) => name.startsWith('space-'))
        .map(([name, value]) => (
          <Item as="div" key={name}>
            <code>
              {name} · {value}
            </code>
            <Bar $size={name} />
          </Item>
        ))}
    </Page>
  ),
}

export const Motion: StoryObj<typeof meta> = {
  name: '动效 / Motion',
  render: () => (
    <Page>
      <h1>动效 / Motion</h1>
      <p>
        指向或聚焦即可观看；减弱动态时只淡入淡出。 Point or focus. Reduced motion fades instead of moving.
      </p>
      <Grid>
        {Object.entries(durations).map(([name, milliseconds]) => (
          <Item key={name}>
            <Mover type="button" $duration={name} aria-label={`${name}, ${milliseconds} ms`}>
              <span />
            </Mover>
            {name} <code>{milliseconds} ms</code>
          </Item>
        ))}
      </Grid>
    </Page>
  ),
}
