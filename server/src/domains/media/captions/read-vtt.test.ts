import { describe, expect, it } from 'vitest';
import { readVtt } from './read-vtt.ts';

describe('captions', () => {
  it('keep times and texts, of WebVTT and of SubRip', () => {
    const expected =
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nFlux is counted\nthrough a surface.\n\n00:00:04.000 --> 00:00:05.000\nविद्युत फ्लक्स\n';
    const body = 'Flux is counted\nthrough a surface.';
    expect(
      readVtt(
        `\uFEFFWEBVTT Kind: captions\n\n00:01.000 --> 00:03.500 align:start\n${body}\n\n00:00:04.000 --> 00:00:05.000\nविद्युत फ्लक्स`,
      ),
    ).toBe(expected);
    expect(
      readVtt(
        `1\r\n00:00:01,000 --> 00:00:03,500\r\n${body}\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\nविद्युत फ्लक्स\r\n`,
      ),
    ).toBe(expected);
  });

  it('keep no styles, no regions and no marks beyond those of speech', () => {
    const source =
      'WEBVTT\n\nSTYLE\n::cue { background: url(https://spy.example/x) }\n\nNOTE a remark\n\n1\n00:01.000 --> 00:02.000\n<v Asha>2 < 3</v> <script>alert(1)</script><img src=x onerror=alert(1)>\n';
    expect(readVtt(source)).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<v Asha>2 < 3</v> alert(1)\n');
  });

  it.each([
    ['nothing', '', 1],
    ['a picture', '\x89PNG\r\n', 2],
    ['a header alone', 'WEBVTT\n\n', 1],
    ['a time that is none', 'WEBVTT\n\n00:61.000 --> 00:62.000\nA', 3],
    ['a cue that ends before it begins', 'WEBVTT\n\n00:05.000 --> 00:04.000\nA', 3],
    ['cues out of order', 'WEBVTT\n\n00:05.000 --> 00:06.000\nA\n\n00:01.000 --> 00:02.000\nB', 6],
  ])('are refused where they are %s', (_what, source, line) => {
    expect(() => readVtt(source)).toThrow(expect.objectContaining({ name: 'VttError', line }));
  });

  it('are read in the time that they are long: a megabyte of notes does not hold the server up', () => {
    const started = performance.now();
    readVtt(`WEBVTT\n\n${'NOTE\n\n'.repeat(160_000)}00:00.000 --> 00:01.000\nA\n`);
    expect(performance.now() - started).toBeLessThan(4000);
  });
});
