import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { liveRoom } from '../../../src/contract/live.ts'
import { beautyDefault, cameraProfile, screenProfile } from '../../../src/contract/room/ports.ts'
import { playlistOf } from '../../../src/contract/room/playlistOf.ts'
import { roomMe, roomMembers, roomState } from '../../../src/contract/room/state.ts'
import { guestMicMachine } from '../../../src/machines/guestMic/guestMic.machine.ts'
import { playbackMachine } from '../../../src/machines/playback/playback.machine.ts'
import { stageMachine } from '../../../src/machines/stage/stage.machine.ts'
import { streamModeMachine } from '../../../src/machines/streamMode/streamMode.machine.ts'
import { roomFields } from '../../support/live/roomFields.ts'
import type { Place } from '../../support/live/roomFields.ts'

const entrance = Object.keys(liveRoom.shape)
const shared = Object.keys(roomState.shape)

describe('the fields of a live room', () => {
  it('[LIVE-06] are all there: each in the room that everybody shares, in what is said of the viewer, or in a machine', () => {
    const machines = {
      guestMic: guestMicMachine,
      playback: playbackMachine,
      stage: stageMachine,
      streamMode: streamModeMachine,
    }
    const own = { cameraProfile, screenProfile, beautyDefault }
    const images = Object.keys(roomState.shape.images.shape)
    for (const [field, { room, member, me, machine, device }] of Object.entries<Place>(roomFields)) {
      if (room !== undefined) expect([...shared, ...images], field).toContain(room)
      if (member !== undefined) expect(Object.keys(roomMembers.shape), field).toContain(member)
      if (me === true) expect(Object.keys(roomMe.shape)).toEqual(expect.arrayContaining(['userId', 'role']))
      if (machine !== undefined) expect(Object.keys(machines[machine].states), field).not.toEqual([])
      if (device !== undefined) expect(own[device], field).toBeDefined()
      const places = [room, member, me, machine, device].filter((place) => place !== undefined)
      expect(places, `${field} has no place`).not.toEqual([])
    }
  })

  it('[LIVE-06] are sent by their own names on entering, but for what only the device knows', () => {
    const placed = Object.entries<Place>(roomFields).flatMap(([field, { entry }]) =>
      entry === false ? [] : [field],
    )
    expect([...entrance].sort()).toEqual(placed.sort())
  })

  it('[LIVE-06] are obeyed where the list says: that source names each', () => {
    for (const [field, { room = field, member = room, shown, ...rest }] of Object.entries<Place>(
      roomFields,
    )) {
      if (rest.me === true || rest.machine !== undefined || rest.device !== undefined) continue
      expect(readFileSync(`src/${shown}`, 'utf8'), `${field} in ${shown}`).toMatch(
        new RegExp(`\\b${member}\\b`),
      )
    }
  })

  it('[LIVE-06] playerDomain, playStreamType make the address of the cdn line where the media do not tell one', () => {
    const playlist = { url: '/hls/5/2/master.m3u8', epoch: 2 }
    const room = {
      roomId: '5',
      epoch: 1,
      liveStage: 'ongoing',
      playerDomain: 'play.example.org',
      playStreamType: 'hls',
    } as const
    const made = { url: 'https://play.example.org/live/live_5.m3u8', epoch: 1 }
    expect(playlistOf({ ...room, cdn: null })).toEqual(made)
    expect(playlistOf({ ...room, cdn: playlist })).toEqual(playlist)
    expect(playlistOf({ ...room, cdn: null, playerDomain: '' })).toBeNull()
    expect(playlistOf({ ...room, cdn: null, playStreamType: 'leb' })).toBeNull()
    expect(playlistOf({ ...room, cdn: null, liveStage: 'paused' })).toBeNull()
  })

  it('[LIVE-06] begin as agreed: not started, cdn, ten seconds for a hand, the two profiles, beauty 50 each', () => {
    expect(liveRoom.shape.lineType.parse('cdn')).toBe('cdn')
    expect(cameraProfile).toEqual({ width: 1920, height: 1080, fps: 15, kbps: 2000 })
    expect(screenProfile).toEqual({ width: 1920, height: 1080, fps: 5, kbps: 1600 })
    expect(beautyDefault).toEqual({ beautyValue: 50, brightnessValue: 50, ruddyValue: 50 })
  })
})
