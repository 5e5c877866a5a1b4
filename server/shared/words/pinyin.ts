import { pinyin } from 'pinyin-pro'
import { firstCharacters } from '../../../src/contract/characters.ts'

/** Reading of each sign of a run of Chinese, without tones; a sign without a reading is kept. */
export const readingsOf = (run: string): string[] =>
  pinyin(run, { toneType: 'none', type: 'array', v: true }).map((reading) => reading.toLowerCase())

/** The same where the first sign is a surname: 单 is read shan then, 曾 zeng. */
export const surnameReadingsOf = (run: string): string[] =>
  pinyin(run, { toneType: 'none', type: 'array', v: true, surname: 'head' }).map((reading) =>
    reading.toLowerCase(),
  )

/** First letters of all readings, one for each sign. */
export const initialsOf = (readings: readonly string[]): string => initials(readings).join('')

const initials = (readings: readonly string[]): string[] =>
  readings.map((reading) => firstCharacters(reading, 1))

/**
 * Range in which letters, typed without spaces, read a run of signs: index of the first sign and of the one behind the last, which
 * may be read only in part. By initials, or by whole readings; null: not found.
 */
export const placeOf = (
  readings: readonly string[],
  letters: string,
  by: 'initials' | 'readings',
): readonly [number, number] | null => {
  if (by === 'initials') {
    // Signs are counted, not units: one without a reading may be kept as a pair.
    const all = initials(readings)
    const at = all.findIndex((_, from) => all.slice(from, from + letters.length).join('') === letters)
    return at < 0 ? null : [at, at + letters.length]
  }
  for (const from of readings.keys()) {
    let rest = letters
    for (let at = from; at < readings.length; at += 1) {
      const reading = readings[at] ?? ''
      if (reading.startsWith(rest)) return [from, at + 1]
      if (!rest.startsWith(reading)) break
      rest = rest.slice(reading.length)
    }
  }
  return null
}
