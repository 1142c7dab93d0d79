import base from './vite.config.ts';
const server = 'http://127.0.0.1:3471';
const to = { target: server, changeOrigin: false };
export default { ...base, cacheDir: '/tmp/vite-partner', server: { proxy: { '/api': to, '/files': to, '/media': to }, port: 5273, strictPort: true, allowedHosts: true, host: '127.0.0.1', hmr: false } };
