import { beautyDefault } from '../contract/room/ports.ts'
import type { BeautyParam, DeviceKind } from '../contract/room/ports.ts'
import type { KeyValueStore } from './storage.ts'

/** A visitor's preferences for lives on this device; an unreadable value is the default. */
export const createLivePreferences = (box: KeyValueStore) => ({
  /** LIVE-02. */
  line: (): 'rtc' | 'cdn' => (box.read('live:line') === 'rtc' ? 'rtc' : 'cdn'),
  keepLine: (line: 'rtc' | 'cdn') => box.write('live:line', line),
  /** 0 … 100. */
  volume: () => percent(box.read('live:volume'), 100),
  keepVolume: (volume: number) => box.write('live:volume', String(volume)),
  /** Null: the browser's own choice. */
  device: (kind: DeviceKind) => box.read(`live:${kind}`),
  keepDevice: (kind: DeviceKind, deviceId: string) => box.write(`live:${kind}`, deviceId),
  /** LIVE-03. */
  beauty(): BeautyParam {
    const [beautyValue, brightnessValue, ruddyValue] = (box.read('live:beauty') ?? '').split(' ')
    return {
      beautyValue: percent(beautyValue, beautyDefault.beautyValue),
      brightnessValue: percent(brightnessValue, beautyDefault.brightnessValue),
      ruddyValue: percent(ruddyValue, beautyDefault.ruddyValue),
    }
  },
  keepBeauty: ({ beautyValue, brightnessValue, ruddyValue }: BeautyParam) =>
    box.write('live:beauty', `${beautyValue} ${brightnessValue} ${ruddyValue}`),
})

const percent = (text: string | null | undefined, otherwise: number) => {
  const value = text === null || text === undefined || text === '' ? NaN : Number(text)
  return value >= 0 && value <= 100 ? value : otherwise
}
