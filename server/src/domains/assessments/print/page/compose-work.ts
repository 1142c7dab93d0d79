import { workInChild } from '../../../../kernel/child-process/work-in-child.ts';
import { composePage, type PageTask } from './compose-page.ts';

workInChild<PageTask, string>(async (task, send) => send(composePage(task)));
