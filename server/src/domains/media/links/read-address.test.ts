import { describe, expect, it } from 'vitest';
import { embedOf, isAllowedHost, readAddress } from './read-address.ts';

describe('what people paste', () => {
  const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', 'youtube', youtube],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', youtube],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', youtube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', youtube],
    ['https://vimeo.com/76979871', 'vimeo', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871/8272103f6e', 'vimeo', 'https://vimeo.com/76979871/8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo', 'https://vimeo.com/76979871/8272103f6e'],
    ['https://cdn.example.com/a/master.m3u8?x=1#t', 'hls', 'https://cdn.example.com/a/master.m3u8?x=1'],
    ['https://cdn.example.com/a.mp4', 'file', 'https://cdn.example.com/a.mp4'],
  ])('%s is of %s', (text, provider, url) => {
    expect(readAddress(text)).toMatchObject({ provider, url });
  });

  it.each([
    'http://cdn.example.com/a.mp4',
    'https://cdn.example.com/a.html',
    'https://cdn.example.com:8443/a.mp4',
    'https://me:secret@cdn.example.com/a.mp4',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/playlist?list=PL1',
    'https://vimeo.com/channels',
    'javascript:alert(1)//a.mp4',
    'data:video/mp4;base64,AAAA',
    'nonsense',
  ])('%s is no video', (text) => {
    expect(readAddress(text)).toBeUndefined();
  });

  it('is framed at the provider’s page that keeps no track of the viewer', () => {
    expect(embedOf('youtube', youtube)).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?enablejsapi=1&rel=0&playsinline=1',
    );
    expect(embedOf('vimeo', 'https://vimeo.com/76979871/8272103f6e')).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
    );
  });

  it('is allowed at a host of the list and below it, not at one that only ends alike', () => {
    const hosts = ['example.com'];
    expect(['example.com', 'cdn.example.com'].every((host) => isAllowedHost(host, hosts))).toBe(true);
    expect(['notexample.com', 'example.com.evil.test', 'com', ''].some((host) => isAllowedHost(host, hosts))).toBe(
      false,
    );
  });
});
