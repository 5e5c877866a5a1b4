import { renderToStaticMarkup } from 'react-dom/server'
import all from 'virtual:messages/all'
import { describe, expect, it } from 'vitest'

import { RoomHead } from '../../../src/components/live/Live/RoomHead.tsx'
import { MessagesProvider } from '../../../src/i18n/MessagesProvider.tsx'
import { roomNameOf } from '../../../src/pages/live/roomNameOf.ts'

const ongoing = '>Live<'
const messages = Object.assign({}, ...Object.values(all['en'] ?? {}))
const about = { title: 'Models of science', own_title: '科学的模型' }
const head = (name: string, isHostLost = false) =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" messages={messages}>
      <RoomHead
        name={name}
        stage="ongoing"
        isRehearsal={false}
        isHostLost={isHostLost}
        isRecorded={false}
        count={2}
        isResuming={false}
      >
        {null}
      </RoomHead>
    </MessagesProvider>,
  )

describe('the head of a room', () => {
  it('an English visitor reads the English title, or the name that the host gave the room', () => {
    expect(roomNameOf('科学的模型', about)).toBe('Models of science')
    expect(roomNameOf('第二场', about)).toBe('第二场')
    expect(roomNameOf('科学的模型', null)).toBe('科学的模型')
  })

  it('a name that is only in Chinese is marked so, for eyes and for voices', () => {
    expect(head('第二场')).toContain('<span lang="zh-CN">第二场</span>')
    expect(head('Models of science')).not.toContain('lang=')
  })

  it('[LIVE-09] says that the host is lost instead of that the live is on', () => {
    expect(head('x', true)).toContain('The host is disconnected')
    expect(head('x', true)).not.toContain(ongoing)
    expect(head('x')).toContain(ongoing)
  })
})
