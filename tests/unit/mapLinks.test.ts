import { expect, it } from 'vitest'

import { mapLinks } from '../../server/shared/mapLinks.ts'
import { pointField, pointOf } from '../../src/contract/mapPoint.ts'

const where = {
  ...{ place: '上海', engPlace: 'Shanghai', venue: '国际会议中心', engVenue: '' },
  ...{ latitude: null, longitude: null },
}

it('[CONF-02] a marked venue is linked by the coordinates of each map', () => {
  const links = mapLinks({ ...where, latitude: 31.2276, longitude: 121.4698 }, 'zh')
  expect(links.map(({ name }) => name)).toEqual(['amap', 'baidu', 'osm'])
  const name = encodeURIComponent('国际会议中心')
  expect(links[0]?.url).toBe(`https://uri.amap.com/marker?position=121.474335,31.225667&name=${name}`)
  // Baidu counts from another point again, and takes the latitude first.
  expect(links[1]?.url).toMatch(/^https:\/\/api\.map\.baidu\.com\/marker\?location=31\.23\d+,121\.48\d+&/)
  expect(links[2]?.url).toBe(
    'https://www.openstreetmap.org/?mlat=31.2276&mlon=121.4698#map=17/31.2276/121.4698',
  )
})

it('[CONF-02] outside China all maps count alike', () => {
  const links = mapLinks({ ...where, latitude: 52.52, longitude: 13.405 }, 'en')
  expect(links[0]?.url).toContain('position=13.405,52.52&')
})

it('a venue without a point is searched for by its name, in the language of the reader as far as there is one', () => {
  const [amap, , osm] = mapLinks(where, 'en')
  expect(amap?.url).toBe(`https://uri.amap.com/search?keyword=${encodeURIComponent('Shanghai 国际会议中心')}`)
  expect(osm?.url).toContain('https://www.openstreetmap.org/search?query=Shanghai%20')
  expect(mapLinks({ ...where, place: '', engPlace: '', venue: '' }, 'zh')).toEqual([])
  // Nothing that is typed becomes a part of the address.
  expect(mapLinks({ ...where, venue: 'a&b#c?d' }, 'zh')[0]?.url).toContain('a%26b%23c%3Fd')
})

it.each([
  ['31.2304, 121.4737', { latitude: 31.2304, longitude: 121.4737 }],
  ['-33.8568，151.2153', { latitude: -33.8568, longitude: 151.2153 }],
  ['0,0', { latitude: 0, longitude: 0 }],
])('reads %s', (text, point) => {
  expect(pointOf(text)).toEqual(point)
})

it.each(['91, 0', '0, 181', '31.2304', '1.1234567, 0', '31 N, 121 E', '1,2,3', 'NaN, 0'])(
  'takes no point from %s',
  (text) => {
    expect(pointOf(text)).toBeNull()
    expect(pointField.safeParse(text)).toMatchObject({ error: { issues: [{ message: 'pointWrong' }] } })
  },
)
