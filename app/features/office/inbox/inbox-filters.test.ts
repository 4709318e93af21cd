import { describe, expect, it } from 'vitest'
import { readFilters, withFilter } from './inbox-filters.ts'

describe('an address of the inbox', () => {
  it.each([
    ['', true, { planner: 'me' }],
    ['', false, {}],
    ['planner=all&stage=first+response', true, { stage: 'first response' }],
    ['planner=nobody&due=late&country=peru', true, { planner: 'nobody', due: 'late', country: 'peru' }],
    ['stage=won&due=never&country=../x&q=++', false, {}],
    ['planner=%27%3B--&q=Grace+O', true, { q: 'Grace O' }],
  ])('%s of somebody on the staff: %s is %j', (address, isOnStaff, expected) => {
    const found = readFilters(new URLSearchParams(address), isOnStaff)
    expect(JSON.parse(JSON.stringify(found))).toEqual(expected)
  })

  it('keeps the other filters when one changes', () => {
    const query = new URLSearchParams('planner=all&q=ana')
    expect(withFilter(query, 'country', 'peru').toString()).toBe('planner=all&q=ana&country=peru')
    expect(withFilter(query, 'q', undefined).toString()).toBe('planner=all')
  })
})
