import type { Bilingual } from '../../../src/machines/shared/words.ts'
import { useEffect, useRef, useState } from 'react'

import { cellEvent, cellName } from '../../preview/cellNews.ts'
import type { CellNews } from '../../preview/cellNews.ts'
import { hasFrames } from '../../preview/hasFrames.ts'
import { cellHref } from './addresses.ts'
import type { View } from './addresses.ts'
import { Broken, Picture, Waiting } from './Cell.styles.ts'
import { cropTo, wholeOf } from './cropTo.ts'
import { createSlots } from './slots.ts'

interface Props extends View {
  /** Id of the story. */
  readonly story: string
  /** Screen size of the story in pixels, before it is scaled down. */
  readonly width: number
  readonly height: number
}

/** A story as it runs, made small and cut to what it is about. It is a picture: nothing in it can be reached by pointer, keyboard or reader. */
export const Cell = ({ story, locale, theme, width, height }: Props) => {
  const [phase, setPhase] = useState<'waiting' | 'loading' | CellNews['detail']['phase']>('waiting')
  const [crop, setCrop] = useState(wholeOf({ width, height }))
  const picture = useRef<HTMLDivElement>(null)
  const address = cellHref(story, { locale, theme })

  useEffect(() => {
    const element = picture.current
    if (element === null || !hasFrames) return
    let giveBack = () => {}
    const watch = (event: Event) => {
      giveBack()
      const { phase, subject } = (event as CellNews).detail
      setCrop(cropTo(subject, { width, height }))
      setPhase(phase)
    }
    element.addEventListener(cellEvent, watch, true)
    const observer = new IntersectionObserver(
      ([entry]) => {
        giveBack()
        if (entry?.isIntersecting === true) giveBack = slots.take(() => setPhase('loading'))
        else setPhase('waiting')
      },
      { rootMargin: '75% 0px' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.removeEventListener(cellEvent, watch, true)
      giveBack()
      setPhase('waiting')
    }
  }, [address, width, height])

  return (
    <Picture ref={picture} $width={width} $height={height} $crop={crop} data-phase={phase} inert>
      {phase !== 'waiting' && <iframe key={address} name={cellName} title={story} src={address} />}
      {(phase === 'waiting' || phase === 'loading') && <Waiting />}
      {phase === 'broken' && <Broken>{broken[locale]}</Broken>}
    </Picture>
  )
}

/** Loading many at once would make all of them late. */
const slots = createSlots(3)

const broken: Bilingual = { 'zh-CN': '这个故事没有走到它的状态', en: 'This story did not reach its state' }
