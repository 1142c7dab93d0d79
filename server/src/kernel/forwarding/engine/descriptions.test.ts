import { describe, expect, it } from 'vitest';
import { readAnswer, readOffer, withPublicIp } from './descriptions.ts';

const fingerprint = `sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}`;
/** What a browser writes of one picture, shortened. */
const offer = [
  'v=0',
  'o=- 1 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  'm=video 9 UDP/TLS/RTP/SAVPF 96 97',
  'c=IN IP4 0.0.0.0',
  'a=candidate:1 1 udp 2113937151 10.1.2.3 5000 typ host',
  'a=ice-ufrag:abcd',
  'a=ice-pwd:0123456789012345678901',
  `a=fingerprint:${fingerprint}`,
  'a=setup:actpass',
  'a=mid:0',
  'a=extmap:1 urn:ietf:params:rtp-hdrext:toffset',
  'a=sendonly',
  'a=rtpmap:97 H264/90000',
  'a=rtpmap:96 VP8/90000',
  'a=ssrc:77 cname:x',
  '',
].join('\r\n');

describe('a description', () => {
  it('of a page is written anew: nothing else of it goes on, and no address that the engine would call', () => {
    const read = readOffer(offer, 'video');
    expect(read).toMatchObject({ mid: '0', payloadType: 96, ssrc: 77 });
    expect(read.sdp).toContain('a=ice-ufrag:abcd');
    for (const left of ['candidate', '10.1.2.3', 'extmap', 'H264']) expect(read.sdp).not.toContain(left);
    expect(() => readOffer(offer, 'audio')).toThrow('sdp');
  });

  it('that answers must fit what was offered, place by place', () => {
    const answer = offer.replace('actpass', 'active').replace('sendonly', 'recvonly');
    const offered = [{ mid: '0', kind: 'video', payloadType: 96 }] as const;
    expect(readAnswer(answer, offered)).toContain('a=setup:active');
    for (const wrong of [offer, answer.replace('a=mid:0', 'a=mid:1'), answer.replace('m=video 9', 'm=video 0')])
      expect(() => readAnswer(wrong, offered)).toThrow('sdp');
    expect(() => readAnswer(answer, [...offered, ...offered])).toThrow('sdp');
  });

  it('of the engine names the public address once for each port, and none of the machine', () => {
    const own = [
      'a=candidate:1 1 UDP 2114977791 10.0.0.5 42001 typ host',
      'a=candidate:2 1 UDP 2114977535 172.17.0.1 42001 typ host',
      'a=candidate:3 1 UDP 2114977279 fd00::2 42001 typ host',
      'a=end-of-candidates',
    ].join('\r\n');
    expect(withPublicIp(own, '203.0.113.4')).toBe(
      'a=candidate:1 1 UDP 2114977791 203.0.113.4 42001 typ host\r\na=end-of-candidates',
    );
    expect(withPublicIp(own, undefined)).toBe(own);
  });
});
