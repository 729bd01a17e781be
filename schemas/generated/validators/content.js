/* Generated from schemas/ by `npm run generate`. Do not edit. */
var ee=(i,a)=>()=>(a||i((a={exports:{}}).exports,a),a.exports);var se=ee(R=>{"use strict";Object.defineProperty(R,"__esModule",{value:!0});function te(i){let a=i.length,c=0,u=0,h;for(;u<
a;)c++,h=i.charCodeAt(u++),h>=55296&&h<=56319&&u<a&&(h=i.charCodeAt(u),(h&64512)===56320&&u++);return c}R.default=te;te.
code='require("ajv/dist/runtime/ucs2length").default'});var U=ee(x=>{"use strict";Object.defineProperty(x,"__esModule",{value:!0});x.formatNames=x.fastFormats=x.fullFormats=void 0;
function v(i,a){return{validate:i,compare:a}}x.fullFormats={date:v(ne,H),time:v(W(!0),G),"date-time":v(re(!0),me),"iso-t\
ime":v(W(),oe),"iso-date-time":v(re(),le),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:tt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:mt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:st,int32:{type:"number",validate:it},int64:{type:"number",validate:nt},float:{type:"number",validate:ie},double:{type:"\
number",validate:ie},password:!0,binary:!0};x.fastFormats={...x.fullFormats,date:v(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,H),time:v(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,G),"date-time":v(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
me),"iso-time":v(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,oe),"iso-date-time":v(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
le),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
x.formatNames=Object.keys(x.fullFormats);function Ye(i){return i%4===0&&(i%100!==0||i%400===0)}var Qe=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Xe=[0,31,28,31,30,31,30,31,31,30,31,30,31];function ne(i){let a=Qe.exec(i);if(!a)return!1;let c=+a[1],u=+a[2],h=+a[3];return u>=
1&&u<=12&&h>=1&&h<=(u===2&&Ye(c)?29:Xe[u])}function H(i,a){if(i&&a)return i>a?1:i<a?-1:0}var _=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function W(i){return function(c){let u=_.exec(c);if(!u)return!1;let h=+u[1],e=+u[2],r=+u[3],t=u[4],s=u[5]==="-"?-1:1,n=+(u[6]||
0),m=+(u[7]||0);if(n>23||m>59||i&&!t)return!1;if(h<=23&&e<=59&&r<60)return!0;let o=e-m*s,p=h-n*s-(o<0?1:0);return(p===23||
p===-1)&&(o===59||o===-1)&&r<61}}function G(i,a){if(!(i&&a))return;let c=new Date("2020-01-01T"+i).valueOf(),u=new Date(
"2020-01-01T"+a).valueOf();if(c&&u)return c-u}function oe(i,a){if(!(i&&a))return;let c=_.exec(i),u=_.exec(a);if(c&&u)return i=
c[1]+c[2]+c[3],a=u[1]+u[2]+u[3],i>a?1:i<a?-1:0}var B=/t|\s/i;function re(i){let a=W(i);return function(u){let h=u.split(
B);return h.length===2&&ne(h[0])&&a(h[1])}}function me(i,a){if(!(i&&a))return;let c=new Date(i).valueOf(),u=new Date(a).
valueOf();if(c&&u)return c-u}function le(i,a){if(!(i&&a))return;let[c,u]=i.split(B),[h,e]=a.split(B),r=H(c,h);if(r!==void 0)
return r||G(u,e)}var Je=/\/|:/,et=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function tt(i){return Je.test(i)&&et.test(i)}var ae=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function st(i){return ae.lastIndex=0,ae.test(i)}var rt=-(2**31),at=2**31-1;function it(i){return Number.isInteger(i)&&i<=
at&&i>=rt}function nt(i){return Number.isInteger(i)}function ie(){return!0}var ot=/[^\\]\\Z/;function mt(i){if(ot.test(i))
return!1;try{return new RegExp(i),!0}catch{return!1}}});var Pt=be;var l=se().default;var X=U().fullFormats.uri,J=new RegExp("^https?://","u");function b(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i.x===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x"},message:"must have required property 'x'"};e===null?e=[t]:e.push(t),r++}if(i.y===void 0){let t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"y"},message:"must have required property 'y'"};e===null?e=[t]:e.
push(t),r++}for(let t in i)if(!(t==="x"||t==="y")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
r++}if(i.x!==void 0){let t=i.x;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/x",schemaPath:"\
#/properties/x/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)){if(t>100||isNaN(t)){let s={instancePath:a+"/x",schemaPath:"#/properties/x/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){let s={instancePath:a+
"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),r++}}}if(i.y!==void 0){let t=i.y;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+
"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.
push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){let s={instancePath:a+"/y",schemaPath:"#/properties/\
y/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),r++}if(t<
0||isNaN(t)){let s={instancePath:a+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return b.errors=e,r===0}function d(i,{instancePath:a="",
parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must ha\
ve required property 'url'"};e===null?e=[t]:e.push(t),r++}if(i.width===void 0){let t={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"width"},message:"must have required property 'width'"};e===null?e=[t]:e.
push(t),r++}if(i.height===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
height"},message:"must have required property 'height'"};e===null?e=[t]:e.push(t),r++}if(i.alt===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"alt"},message:"must have required property 'alt'"};e===
null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="url"||t==="width"||t==="height"||t==="alt"||t==="focus")){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(i.url!==void 0){let t=i.url;if(typeof t=="string"){if(l(t)>2e3){
let s={instancePath:a+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"mus\
t NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),r++}if(!J.test(t)){let s={instancePath:a+"/url",schemaPath:"\
#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===
null?e=[s]:e.push(s),r++}if(!X(t)){let s={instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.
width!==void 0){let t=i.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/width",schemaPath:"\
#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}
if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:a+"/width",schemaPath:"#/properties/width/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(i.height!==
void 0){let t=i.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/height",schemaPath:"\
#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}
if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:a+"/height",schemaPath:"#/properties/height/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}if(i.alt!==
void 0){let t=i.alt;if(typeof t=="string"){if(l(t)>300){let s={instancePath:a+"/alt",schemaPath:"#/properties/alt/maxLen\
gth",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),r++}}i.focus!==void 0&&(b(i.focus,{instancePath:a+"/focus",parentData:i,parentDataProperty:"\
focus",rootData:h})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{let t={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return d.errors=e,r===0}var pe={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/content/link.schema.json",title:"Link",
description:"A link or button an editor places on a page.",type:"object",additionalProperties:!1,properties:{label:{type:"\
string",title:"Label",description:"What the link says.",minLength:1,maxLength:60,"x-content":{localized:!0}},target:{type:"\
string",title:"Target",description:"Where it leads: a page of this site such as /promotions (without the language), #log\
in or #signup for a dialog, or an https, mailto or tel address.",minLength:1,maxLength:255},visibleTo:{type:"string",title:"\
Visible to",description:"Who sees the link: signed-in players (authorized), visitors (not-authorized) or both.",enum:["a\
uthorized","both","not-authorized"],"x-content":{labels:{authorized:"Signed-in players",both:"Everybody","not-authorized":"\
Visitors"}}},emphasis:{type:"string",title:"Emphasis",description:"How strongly it stands out: primary for the one main \
button, secondary for another one, plain for a link.",enum:["primary","secondary","plain"],"x-content":{labels:{primary:"\
Main button",secondary:"Second button",plain:"Plain link"}}},newTab:{type:"boolean",title:"New tab",description:"Switche\
d on: the link opens in a new tab."},icon:{title:"Icon",description:"Small icon in one colour in front of the words.",allOf:[
{$ref:"https://marquee.dev/schemas/content/image.schema.json"}]}},required:["label","target"],"x-marquee":{contentType:"\
navigationLink",displayField:"label"}};function k(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){
let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.label===void 0){let t={instancePath:a,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[t]:
e.push(t),r++}if(i.target===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
target"},message:"must have required property 'target'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="label"||t===
"target"||t==="visibleTo"||t==="emphasis"||t==="newTab"||t==="icon")){let s={instancePath:a,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(i.label!==void 0){let t=i.label;if(typeof t=="string"){if(l(t)>60){let s={instancePath:a+"/l\
abel",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 6\
0 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/label",schemaPath:"#/properties/label/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),r++}}if(i.target!==void 0){let t=i.target;if(typeof t=="string"){if(l(t)>255){let s={
instancePath:a+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/target",schemaPath:"\
#/properties/target/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.visibleTo!==void 0){let t=i.visibleTo;if(typeof t!=
"string"){let s={instancePath:a+"/visibleTo",schemaPath:"#/properties/visibleTo/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="authorized"||t==="both"||t==="not-authorized")){let s={
instancePath:a+"/visibleTo",schemaPath:"#/properties/visibleTo/enum",keyword:"enum",params:{allowedValues:pe.properties.
visibleTo.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(i.emphasis!==void 0){
let t=i.emphasis;if(typeof t!="string"){let s={instancePath:a+"/emphasis",schemaPath:"#/properties/emphasis/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="primary"||t==="secondary"||
t==="plain")){let s={instancePath:a+"/emphasis",schemaPath:"#/properties/emphasis/enum",keyword:"enum",params:{allowedValues:pe.
properties.emphasis.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(i.newTab!==
void 0&&typeof i.newTab!="boolean"){let t={instancePath:a+"/newTab",schemaPath:"#/properties/newTab/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}i.icon!==void 0&&(d(i.icon,{instancePath:a+
"/icon",parentData:i,parentDataProperty:"icon",rootData:h})||(e=e===null?d.errors:e.concat(d.errors),r=e.length))}else{let t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return k.errors=e,r===0}function be(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,
r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),r++}if(i.
image===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"image"},message:"\
must have required property 'image'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="title"||t==="subtitle"||t===
"eyebrow"||t==="image"||t==="imageTall"||t==="callToAction"||t==="conditions")){let s={instancePath:a,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),r++}if(i.title!==void 0){let t=i.title;if(typeof t=="string"){if(l(t)>80){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more tha\
n 80 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(i.subtitle!==void 0){let t=i.subtitle;if(typeof t=="string"){if(l(t)>200){
let s={instancePath:a+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/subtitle",schemaPath:"\
#/properties/subtitle/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.eyebrow!==void 0){let t=i.eyebrow;if(typeof t==
"string"){if(l(t)>40){let s={instancePath:a+"/eyebrow",schemaPath:"#/properties/eyebrow/maxLength",keyword:"maxLength",params:{
limit:40},message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+
"/eyebrow",schemaPath:"#/properties/eyebrow/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/eyebrow",schemaPath:"#/properties/eyebro\
w/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.image!==void 0&&
(d(i.image,{instancePath:a+"/image",parentData:i,parentDataProperty:"image",rootData:h})||(e=e===null?d.errors:e.concat(
d.errors),r=e.length)),i.imageTall!==void 0&&(d(i.imageTall,{instancePath:a+"/imageTall",parentData:i,parentDataProperty:"\
imageTall",rootData:h})||(e=e===null?d.errors:e.concat(d.errors),r=e.length)),i.callToAction!==void 0&&(k(i.callToAction,
{instancePath:a+"/callToAction",parentData:i,parentDataProperty:"callToAction",rootData:h})||(e=e===null?k.errors:e.concat(
k.errors),r=e.length)),i.conditions!==void 0){let t=i.conditions;if(typeof t=="string"){if(l(t)>300){let s={instancePath:a+
"/conditions",schemaPath:"#/properties/conditions/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT ha\
ve more than 300 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/conditions",schemaPath:"#/\
properties/conditions/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return be.errors=e,
r===0}var vt=j,lt={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/content/caption-fi\
le.schema.json",title:"Caption file",description:"Captions in the WebVTT format.",type:"object",additionalProperties:!1,
properties:{url:{type:"string",title:"Address",description:"Absolute address of the file at the content service.",format:"\
uri",pattern:"^https?://",maxLength:2e3},contentType:{type:"string",title:"Kind of file",description:"Captions are kept \
as WebVTT.",enum:["text/vtt"]}},required:["url","contentType"]};function j(i,{instancePath:a="",parentData:c,parentDataProperty:u,
rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){let t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:
e.push(t),r++}if(i.contentType===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
contentType"},message:"must have required property 'contentType'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t===
"url"||t==="contentType")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.url!==void 0){let t=i.
url;if(typeof t=="string"){if(l(t)>2e3){let s={instancePath:a+"/url",schemaPath:"#/properties/url/maxLength",keyword:"ma\
xLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),r++}if(!J.test(t)){
let s={instancePath:a+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'\
must match pattern "^https?://"'};e===null?e=[s]:e.push(s),r++}if(!X(t)){let s={instancePath:a+"/url",schemaPath:"#/prop\
erties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),r++}}if(i.contentType!==void 0){let t=i.contentType;if(typeof t!="string"){let s={instancePath:a+
"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t!=="text/vtt"){let s={instancePath:a+"/contentType",schemaPath:"#/properties/contentTyp\
e/enum",keyword:"enum",params:{allowedValues:lt.properties.contentType.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return j.errors=e,r===0}var xt=ke;var pt=new RegExp("^[a-z]{2,3}(-[A-Za-z]{2,4})?$","u");function ke(i,{instancePath:a="",parentData:c,parentDataProperty:u,
rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.label===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};
e===null?e=[t]:e.push(t),r++}if(i.language===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"language"},message:"must have required property 'language'"};e===null?e=[t]:e.push(t),r++}if(i.file===void 0){
let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"file"},message:"must have requ\
ired property 'file'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="label"||t==="language"||t==="file")){let s={
instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.label!==void 0){let t=i.label;if(typeof t=="stri\
ng"){if(l(t)>60){let s={instancePath:a+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/label",
schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/label",schemaPath:"#/properties/label/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.language!==void 0){let t=i.language;
if(typeof t=="string"){if(l(t)>12){let s={instancePath:a+"/language",schemaPath:"#/properties/language/maxLength",keyword:"\
maxLength",params:{limit:12},message:"must NOT have more than 12 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<2){let s={
instancePath:a+"/language",schemaPath:"#/properties/language/minLength",keyword:"minLength",params:{limit:2},message:"mu\
st NOT have fewer than 2 characters"};e===null?e=[s]:e.push(s),r++}if(!pt.test(t)){let s={instancePath:a+"/language",schemaPath:"\
#/properties/language/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2,3}(-[A-Za-z]{2,4})?$"},message:'must match pa\
ttern "^[a-z]{2,3}(-[A-Za-z]{2,4})?$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/language",schemaPath:"\
#/properties/language/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}
i.file!==void 0&&(j(i.file,{instancePath:a+"/file",parentData:i,parentDataProperty:"file",rootData:h})||(e=e===null?j.errors:
e.concat(j.errors),r=e.length))}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return ke.errors=e,r===0}var Lt=we,he={$schema:"http://json-schema.org/dra\
ft-07/schema#",$id:"https://marquee.dev/schemas/content/category.schema.json",title:"Category",description:"A category o\
f games, such as new games or roulette, with the layout of its games.",type:"object",additionalProperties:!1,properties:{
categoryId:{type:"string",title:"Category id",description:"Id used in addresses and by games; it should not change once \
players know it.",minLength:1,maxLength:120},label:{type:"string",title:"Label",description:"Name of the category as pla\
yers read it.",minLength:1,maxLength:60,"x-content":{localized:!0}},lobby:{type:"string",title:"Lobby",description:"The \
lobby the category belongs to: casino or live casino.",enum:["casino","live casino"]},description:{type:"string",title:"\
Description",description:"One sentence below the title of the category page.",minLength:1,maxLength:240,"x-content":{localized:!0}},
visibleInMenu:{type:"boolean",title:"In the menu",description:"Switched on: the category stands in category menus."},visibleInLobby:{
type:"boolean",title:"In the lobby",description:"Switched on: the category is a row of its lobby."},icon:{title:"Icon",description:"\
Small icon in one colour; it takes the colour of the text.",allOf:[{$ref:"https://marquee.dev/schemas/content/image.sche\
ma.json"}]},order:{type:"integer",title:"Order",description:"Place among the other categories: lower numbers come first."},
onlyBrands:{type:"array",title:"Only for brands",description:"Ids of the brands that show it; left out means all brands.",
items:{type:"string",minLength:1,maxLength:80},maxItems:50},lobbyGrid:{title:"Lobby grid",description:"Which games stand\
 in large and small cells, for each kind of device. Left out: the most played games, all in small cells.",allOf:[{$ref:"\
https://marquee.dev/schemas/content/lobby-grid.schema.json"}]}},required:["categoryId","label","lobby"],"x-marquee":{contentType:"\
category",displayField:"label"}},O=Object.prototype.hasOwnProperty,K={$schema:"http://json-schema.org/draft-07/schema#",
$id:"https://marquee.dev/schemas/content/lobby-grid.schema.json",title:"Lobby grid",description:"Which games stand in la\
rge and small cells of a category, for each kind of device.",type:"object",additionalProperties:!1,properties:{desktop:{
type:"array",title:"Desktop",description:"The cells on wide screens from the first to the last.",items:{title:"Cell",description:"\
One cell of the grid with its game.",type:"object",additionalProperties:!1,properties:{cell:{type:"string",title:"Size",
description:"How large the cell is: 1x takes one field, 2xh two beside each other, 2xv two above each other, 4x four.",enum:[
"4x","2xv","2xh","1x"]},gameId:{type:"string",title:"Game",description:"Id of the game in the cell.",minLength:1,maxLength:120},
focus:{title:"Crop",description:"Focal point of the picture in this cell alone. Left out: the one of the picture.",allOf:[
{$ref:"https://marquee.dev/schemas/content/focal-point.schema.json"}]}},required:["cell","gameId"]},maxItems:60},tablet:{
type:"array",title:"Tablet",description:"The cells on tablets from the first to the last.",items:{title:"Cell",description:"\
One cell of the grid with its game.",type:"object",additionalProperties:!1,properties:{cell:{type:"string",title:"Size",
description:"How large the cell is: 1x takes one field, 2xh two beside each other, 2xv two above each other, 4x four.",enum:[
"4x","2xv","2xh","1x"]},gameId:{type:"string",title:"Game",description:"Id of the game in the cell.",minLength:1,maxLength:120},
focus:{title:"Crop",description:"Focal point of the picture in this cell alone. Left out: the one of the picture.",allOf:[
{$ref:"https://marquee.dev/schemas/content/focal-point.schema.json"}]}},required:["cell","gameId"]},maxItems:60},mobile:{
type:"array",title:"Mobile",description:"The cells on phones from the first to the last.",items:{title:"Cell",description:"\
One cell of the grid with its game.",type:"object",additionalProperties:!1,properties:{cell:{type:"string",title:"Size",
description:"How large the cell is: 1x takes one field, 2xh two beside each other, 2xv two above each other, 4x four.",enum:[
"4x","2xv","2xh","1x"]},gameId:{type:"string",title:"Game",description:"Id of the game in the cell.",minLength:1,maxLength:120},
focus:{title:"Crop",description:"Focal point of the picture in this cell alone. Left out: the one of the picture.",allOf:[
{$ref:"https://marquee.dev/schemas/content/focal-point.schema.json"}]}},required:["cell","gameId"]},maxItems:60}},required:[
"desktop","tablet","mobile"]};function D(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,
r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.desktop===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"desktop"},message:"must have required property 'desktop'"};e===null?e=[t]:e.push(t),r++}
if(i.tablet===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tablet"},
message:"must have required property 'tablet'"};e===null?e=[t]:e.push(t),r++}if(i.mobile===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mobile"},message:"must have required property 'mobil\
e'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="desktop"||t==="tablet"||t==="mobile")){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(i.desktop!==void 0){let t=i.desktop;if(Array.isArray(t)){if(t.length>
60){let n={instancePath:a+"/desktop",schemaPath:"#/properties/desktop/maxItems",keyword:"maxItems",params:{limit:60},message:"\
must NOT have more than 60 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.cell===void 0){let o={instancePath:a+"/desktop/"+n,schemaPath:"#/properties/desktop/it\
ems/required",keyword:"required",params:{missingProperty:"cell"},message:"must have required property 'cell'"};e===null?
e=[o]:e.push(o),r++}if(m.gameId===void 0){let o={instancePath:a+"/desktop/"+n,schemaPath:"#/properties/desktop/items/req\
uired",keyword:"required",params:{missingProperty:"gameId"},message:"must have required property 'gameId'"};e===null?e=[
o]:e.push(o),r++}for(let o in m)if(!(o==="cell"||o==="gameId"||o==="focus")){let p={instancePath:a+"/desktop/"+n,schemaPath:"\
#/properties/desktop/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"m\
ust NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(m.cell!==void 0){let o=m.cell;if(typeof o!="string"){
let p={instancePath:a+"/desktop/"+n+"/cell",schemaPath:"#/properties/desktop/items/properties/cell/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(!(o==="4x"||o==="2xv"||o==="2xh"||o==="\
1x")){let p={instancePath:a+"/desktop/"+n+"/cell",schemaPath:"#/properties/desktop/items/properties/cell/enum",keyword:"\
enum",params:{allowedValues:K.properties.desktop.items.properties.cell.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[p]:e.push(p),r++}}if(m.gameId!==void 0){let o=m.gameId;if(typeof o=="string"){if(l(o)>120){let p={
instancePath:a+"/desktop/"+n+"/gameId",schemaPath:"#/properties/desktop/items/properties/gameId/maxLength",keyword:"maxL\
ength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[p]:e.push(p),r++}if(l(o)<1){let p={
instancePath:a+"/desktop/"+n+"/gameId",schemaPath:"#/properties/desktop/items/properties/gameId/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+
"/desktop/"+n+"/gameId",schemaPath:"#/properties/desktop/items/properties/gameId/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}m.focus!==void 0&&(b(m.focus,{instancePath:a+"/desktop/"+n+
"/focus",parentData:m,parentDataProperty:"focus",rootData:h})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{
let o={instancePath:a+"/desktop/"+n,schemaPath:"#/properties/desktop/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/desktop",schemaPath:"#/properties/desktop/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.tablet!==void 0){let t=i.
tablet;if(Array.isArray(t)){if(t.length>60){let n={instancePath:a+"/tablet",schemaPath:"#/properties/tablet/maxItems",keyword:"\
maxItems",params:{limit:60},message:"must NOT have more than 60 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++){let m=t[n];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.cell===void 0){let o={instancePath:a+"/tablet/"+n,schemaPath:"\
#/properties/tablet/items/required",keyword:"required",params:{missingProperty:"cell"},message:"must have required prope\
rty 'cell'"};e===null?e=[o]:e.push(o),r++}if(m.gameId===void 0){let o={instancePath:a+"/tablet/"+n,schemaPath:"#/propert\
ies/tablet/items/required",keyword:"required",params:{missingProperty:"gameId"},message:"must have required property 'ga\
meId'"};e===null?e=[o]:e.push(o),r++}for(let o in m)if(!(o==="cell"||o==="gameId"||o==="focus")){let p={instancePath:a+"\
/tablet/"+n,schemaPath:"#/properties/tablet/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(m.cell!==void 0){let o=m.cell;if(typeof o!=
"string"){let p={instancePath:a+"/tablet/"+n+"/cell",schemaPath:"#/properties/tablet/items/properties/cell/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(!(o==="4x"||o==="2xv"||o==="2xh"||
o==="1x")){let p={instancePath:a+"/tablet/"+n+"/cell",schemaPath:"#/properties/tablet/items/properties/cell/enum",keyword:"\
enum",params:{allowedValues:K.properties.tablet.items.properties.cell.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[p]:e.push(p),r++}}if(m.gameId!==void 0){let o=m.gameId;if(typeof o=="string"){if(l(o)>120){let p={
instancePath:a+"/tablet/"+n+"/gameId",schemaPath:"#/properties/tablet/items/properties/gameId/maxLength",keyword:"maxLen\
gth",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[p]:e.push(p),r++}if(l(o)<1){let p={
instancePath:a+"/tablet/"+n+"/gameId",schemaPath:"#/properties/tablet/items/properties/gameId/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+
"/tablet/"+n+"/gameId",schemaPath:"#/properties/tablet/items/properties/gameId/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),r++}}m.focus!==void 0&&(b(m.focus,{instancePath:a+"/tablet/"+n+"/focu\
s",parentData:m,parentDataProperty:"focus",rootData:h})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{let o={
instancePath:a+"/tablet/"+n,schemaPath:"#/properties/tablet/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/tablet",schemaPath:"#/properties/tablet/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.mobile!==void 0){let t=i.
mobile;if(Array.isArray(t)){if(t.length>60){let n={instancePath:a+"/mobile",schemaPath:"#/properties/mobile/maxItems",keyword:"\
maxItems",params:{limit:60},message:"must NOT have more than 60 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++){let m=t[n];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.cell===void 0){let o={instancePath:a+"/mobile/"+n,schemaPath:"\
#/properties/mobile/items/required",keyword:"required",params:{missingProperty:"cell"},message:"must have required prope\
rty 'cell'"};e===null?e=[o]:e.push(o),r++}if(m.gameId===void 0){let o={instancePath:a+"/mobile/"+n,schemaPath:"#/propert\
ies/mobile/items/required",keyword:"required",params:{missingProperty:"gameId"},message:"must have required property 'ga\
meId'"};e===null?e=[o]:e.push(o),r++}for(let o in m)if(!(o==="cell"||o==="gameId"||o==="focus")){let p={instancePath:a+"\
/mobile/"+n,schemaPath:"#/properties/mobile/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(m.cell!==void 0){let o=m.cell;if(typeof o!=
"string"){let p={instancePath:a+"/mobile/"+n+"/cell",schemaPath:"#/properties/mobile/items/properties/cell/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(!(o==="4x"||o==="2xv"||o==="2xh"||
o==="1x")){let p={instancePath:a+"/mobile/"+n+"/cell",schemaPath:"#/properties/mobile/items/properties/cell/enum",keyword:"\
enum",params:{allowedValues:K.properties.mobile.items.properties.cell.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[p]:e.push(p),r++}}if(m.gameId!==void 0){let o=m.gameId;if(typeof o=="string"){if(l(o)>120){let p={
instancePath:a+"/mobile/"+n+"/gameId",schemaPath:"#/properties/mobile/items/properties/gameId/maxLength",keyword:"maxLen\
gth",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[p]:e.push(p),r++}if(l(o)<1){let p={
instancePath:a+"/mobile/"+n+"/gameId",schemaPath:"#/properties/mobile/items/properties/gameId/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+
"/mobile/"+n+"/gameId",schemaPath:"#/properties/mobile/items/properties/gameId/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),r++}}m.focus!==void 0&&(b(m.focus,{instancePath:a+"/mobile/"+n+"/focu\
s",parentData:m,parentDataProperty:"focus",rootData:h})||(e=e===null?b.errors:e.concat(b.errors),r=e.length))}else{let o={
instancePath:a+"/mobile/"+n,schemaPath:"#/properties/mobile/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/mobile",schemaPath:"#/properties/mobile/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return D.
errors=e,r===0}function we(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.categoryId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"categoryId"},message:"must have required property 'categoryId'"};e===null?e=[t]:e.push(
t),r++}if(i.label===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"la\
bel"},message:"must have required property 'label'"};e===null?e=[t]:e.push(t),r++}if(i.lobby===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lobby"},message:"must have required property 'lobby'"};
e===null?e=[t]:e.push(t),r++}for(let t in i)if(!O.call(he.properties,t)){let s={instancePath:a,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(i.categoryId!==void 0){let t=i.categoryId;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+
"/categoryId",schemaPath:"#/properties/categoryId/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT ha\
ve more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/categoryId",schemaPath:"#/\
properties/categoryId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/categoryId",schemaPath:"#/properties/categoryId/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.label!==void 0){let t=i.label;if(typeof t==
"string"){if(l(t)>60){let s={instancePath:a+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+
"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/label",schemaPath:"#/properties/label/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.lobby!==void 0){let t=i.
lobby;if(typeof t!="string"){let s={instancePath:a+"/lobby",schemaPath:"#/properties/lobby/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="casino"||t==="live casino")){let s={instancePath:a+
"/lobby",schemaPath:"#/properties/lobby/enum",keyword:"enum",params:{allowedValues:he.properties.lobby.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(i.description!==void 0){let t=i.description;
if(typeof t=="string"){if(l(t)>240){let s={instancePath:a+"/description",schemaPath:"#/properties/description/maxLength",
keyword:"maxLength",params:{limit:240},message:"must NOT have more than 240 characters"};e===null?e=[s]:e.push(s),r++}if(l(
t)<1){let s={instancePath:a+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/description",
schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}if(i.visibleInMenu!==void 0&&typeof i.visibleInMenu!="boolean"){let t={instancePath:a+"/visibleInMenu",schemaPath:"\
#/properties/visibleInMenu/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(
t),r++}if(i.visibleInLobby!==void 0&&typeof i.visibleInLobby!="boolean"){let t={instancePath:a+"/visibleInLobby",schemaPath:"\
#/properties/visibleInLobby/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(
t),r++}if(i.icon!==void 0&&(d(i.icon,{instancePath:a+"/icon",parentData:i,parentDataProperty:"icon",rootData:h})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length)),i.order!==void 0){let t=i.order;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let s={instancePath:a+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),r++}}if(i.onlyBrands!==void 0){let t=i.onlyBrands;if(Array.isArray(t)){
if(t.length>50){let n={instancePath:a+"/onlyBrands",schemaPath:"#/properties/onlyBrands/maxItems",keyword:"maxItems",params:{
limit:50},message:"must NOT have more than 50 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];
if(typeof m=="string"){if(l(m)>80){let o={instancePath:a+"/onlyBrands/"+n,schemaPath:"#/properties/onlyBrands/items/maxL\
ength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),r++}
if(l(m)<1){let o={instancePath:a+"/onlyBrands/"+n,schemaPath:"#/properties/onlyBrands/items/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+
"/onlyBrands/"+n,schemaPath:"#/properties/onlyBrands/items/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/onlyBrands",schemaPath:"#/properties/onlyBrands/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}i.lobbyGrid!==void 0&&(D(
i.lobbyGrid,{instancePath:a+"/lobbyGrid",parentData:i,parentDataProperty:"lobbyGrid",rootData:h})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length))}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return we.errors=e,r===0}var Nt=Pe;function Pe(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.categoryId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"categoryId"},message:"must have required property 'categoryId'"};e===null?e=[t]:e.push(t),r++}for(let t in i)
if(t!=="categoryId"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.categoryId!==void 0){let t=i.categoryId;
if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+"/categoryId",schemaPath:"#/properties/categoryId/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){
let s={instancePath:a+"/categoryId",schemaPath:"#/properties/categoryId/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/categoryId",
schemaPath:"#/properties/categoryId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),r++}return Pe.errors=e,r===0}var Tt=z,ht={$schema:"http://json-schema.org/draft-07/schem\
a#",$id:"https://marquee.dev/schemas/content/display-rule.schema.json",title:"Display rule",description:"Which visitors \
see the promotion, and where it leads them.",type:"object",additionalProperties:!1,properties:{visibility:{type:"string",
title:"Visible to",description:"Who sees the promotion: signed-in players (authorized), visitors (not-authorized) or bot\
h.",enum:["authorized","both","not-authorized"],"x-content":{labels:{authorized:"Signed-in players",both:"Everybody","no\
t-authorized":"Visitors"}}},authorized:{title:"Signed-in players",description:"Where the promotion leads players who are\
 signed in.",type:"object",additionalProperties:!1,properties:{slug:{type:"string",title:"Slug",description:"Page of thi\
s site below the promotion category that the promotion leads to.",minLength:1,maxLength:120},absoluteUrl:{type:"string",
title:"Absolute address",description:"Full address the promotion leads to instead; it is used as it is.",maxLength:255},
newTab:{type:"boolean",title:"New tab",description:"Switched on: the address opens in a new tab."}},required:[]},notAuthorized:{
title:"Visitors",description:"Where the promotion leads visitors who are not signed in.",type:"object",additionalProperties:!1,
properties:{slug:{type:"string",title:"Slug",description:"Page of this site below the promotion category that the promot\
ion leads to.",minLength:1,maxLength:120},absoluteUrl:{type:"string",title:"Absolute address",description:"Full address \
the promotion leads to instead; it is used as it is.",maxLength:255},newTab:{type:"boolean",title:"New tab",description:"\
Switched on: the address opens in a new tab."}},required:[]}},required:["visibility"]};function z(i,{instancePath:a="",parentData:c,
parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.visibility===void 0){
let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"visibility"},message:"must hav\
e required property 'visibility'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="visibility"||t==="authorized"||
t==="notAuthorized")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.visibility!==void 0){let t=i.visibility;
if(typeof t!="string"){let s={instancePath:a+"/visibility",schemaPath:"#/properties/visibility/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="authorized"||t==="both"||t==="not-author\
ized")){let s={instancePath:a+"/visibility",schemaPath:"#/properties/visibility/enum",keyword:"enum",params:{allowedValues:ht.
properties.visibility.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(i.authorized!==
void 0){let t=i.authorized;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)if(!(s==="slug"||s==="absoluteUrl"||
s==="newTab")){let n={instancePath:a+"/authorized",schemaPath:"#/properties/authorized/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),
r++}if(t.slug!==void 0){let s=t.slug;if(typeof s=="string"){if(l(s)>120){let n={instancePath:a+"/authorized/slug",schemaPath:"\
#/properties/authorized/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more th\
an 120 characters"};e===null?e=[n]:e.push(n),r++}if(l(s)<1){let n={instancePath:a+"/authorized/slug",schemaPath:"#/prope\
rties/authorized/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:a+"/authorized/slug",schemaPath:"#/properties/authorize\
d/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.
absoluteUrl!==void 0){let s=t.absoluteUrl;if(typeof s=="string"){if(l(s)>255){let n={instancePath:a+"/authorized/absolut\
eUrl",schemaPath:"#/properties/authorized/properties/absoluteUrl/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:a+"/authorized/absoluteU\
rl",schemaPath:"#/properties/authorized/properties/absoluteUrl/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[n]:e.push(n),r++}}if(t.newTab!==void 0&&typeof t.newTab!="boolean"){let s={instancePath:a+"/aut\
horized/newTab",schemaPath:"#/properties/authorized/properties/newTab/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/authorized",schemaPath:"#/properties/author\
ized/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(i.notAuthorized!==
void 0){let t=i.notAuthorized;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)if(!(s==="slug"||s==="absolute\
Url"||s==="newTab")){let n={instancePath:a+"/notAuthorized",schemaPath:"#/properties/notAuthorized/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[
n]:e.push(n),r++}if(t.slug!==void 0){let s=t.slug;if(typeof s=="string"){if(l(s)>120){let n={instancePath:a+"/notAuthori\
zed/slug",schemaPath:"#/properties/notAuthorized/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),r++}if(l(s)<1){let n={instancePath:a+"/notAuthorized/s\
lug",schemaPath:"#/properties/notAuthorized/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:a+"/notAuthorized/slug",schemaPath:"\
#/properties/notAuthorized/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),r++}}if(t.absoluteUrl!==void 0){let s=t.absoluteUrl;if(typeof s=="string"){if(l(s)>255){let n={instancePath:a+
"/notAuthorized/absoluteUrl",schemaPath:"#/properties/notAuthorized/properties/absoluteUrl/maxLength",keyword:"maxLength",
params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:a+
"/notAuthorized/absoluteUrl",schemaPath:"#/properties/notAuthorized/properties/absoluteUrl/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(t.newTab!==void 0&&typeof t.newTab!="boolean"){
let s={instancePath:a+"/notAuthorized/newTab",schemaPath:"#/properties/notAuthorized/properties/newTab/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/notAut\
horized",schemaPath:"#/properties/notAuthorized/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return z.errors=e,r===0}var qt=xe,ue={$schema:"http://json-schema.org/draf\
t-07/schema#",$id:"https://marquee.dev/schemas/content/experiment.schema.json",title:"Experiment",description:"A compari\
son of two or more variants of blocks, with visitors divided between them at random.",type:"object",additionalProperties:!1,
properties:{name:{type:"string",title:"Name",description:"What the experiment is called in the studio.",minLength:1,maxLength:80},
key:{title:"Key",description:"Short name by which blocks refer to it, such as home-hero. Another key is another experime\
nt: visitors are divided anew.",type:"string",pattern:"^[a-z][a-z0-9-]{0,39}$",maxLength:40},question:{type:"string",title:"\
Question",description:"What is to be found out, and what is expected.",maxLength:1e3},startsAt:{type:"string",title:"Sta\
rts",description:"From this time on visitors are divided; before it everybody sees the first variant.",format:"date-time"},
endsAt:{type:"string",title:"Ends",description:"From this time on everybody sees the winner, or the first variant where \
none is chosen.",format:"date-time"},share:{type:"integer",title:"Share of visitors",description:"Percent of the visitor\
s who take part; the others see the first variant and are not counted.",minimum:1,maximum:100},variants:{type:"array",title:"\
Variants",description:"What is compared. The first one is the control: what there is without the experiment.",minItems:2,
maxItems:5,"x-content":{object:!0},items:{type:"object",title:"Variant",description:"One of the things that are compared\
.",additionalProperties:!1,properties:{key:{title:"Key",description:"Short name by which blocks refer to the variant, su\
ch as a or bold-picture.",type:"string",pattern:"^[a-z][a-z0-9-]{0,19}$",maxLength:20},name:{type:"string",title:"Name",
description:"What the variant is called in the studio.",minLength:1,maxLength:60},weight:{type:"integer",title:"Weight",
description:"Percent of those who take part; all variants together make 100.",minimum:1,maximum:99}},required:["key","na\
me","weight"]}},goal:{type:"string",title:"Goal",description:"What visitors who have seen a variant are to do. It is cou\
nted once for each of them.",enum:["link","sign-up","first-deposit","claim"],"x-content":{labels:{link:"Follow a link of\
 the block","sign-up":"Open an account","first-deposit":"Deposit for the first time",claim:"Claim a bonus"}}},smallestEffect:{
type:"number",title:"Smallest effect",description:"Difference in percentage points that is worth finding; the studio say\
s how many visitors it takes.",minimum:.1,maximum:50},winner:{title:"Winner",description:"Key of the variant that everyb\
ody sees from now on. It ends the experiment: nothing more is counted.",type:"string",pattern:"^[a-z][a-z0-9-]{0,19}$",maxLength:20}},
required:["name","key","startsAt","endsAt","share","variants","goal","smallestEffect"],"x-marquee":{contentType:"experim\
ent",displayField:"name"}},ve=new RegExp("^[a-z][a-z0-9-]{0,39}$","u"),Q=new RegExp("^[a-z][a-z0-9-]{0,19}$","u"),P=U().
fullFormats["date-time"];function xe(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,
r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),r++}if(i.
key===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"m\
ust have required property 'key'"};e===null?e=[t]:e.push(t),r++}if(i.startsAt===void 0){let t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"startsAt"},message:"must have required property 'startsAt'"};e===
null?e=[t]:e.push(t),r++}if(i.endsAt===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"endsAt"},message:"must have required property 'endsAt'"};e===null?e=[t]:e.push(t),r++}if(i.share===void 0){
let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"share"},message:"must have req\
uired property 'share'"};e===null?e=[t]:e.push(t),r++}if(i.variants===void 0){let t={instancePath:a,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"variants"},message:"must have required property 'variants'"};e===null?e=
[t]:e.push(t),r++}if(i.goal===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
goal"},message:"must have required property 'goal'"};e===null?e=[t]:e.push(t),r++}if(i.smallestEffect===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"smallestEffect"},message:"must have required propert\
y 'smallestEffect'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!O.call(ue.properties,t)){let s={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(i.name!==void 0){let t=i.name;if(typeof t=="string"){if(l(t)>80){let s={instancePath:a+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than \
80 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/name",schemaPath:"#/properties/name/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),r++}}if(i.key!==void 0){let t=i.key;if(typeof t=="string"){if(l(t)>40){let s={instancePath:a+
"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40\
 characters"};e===null?e=[s]:e.push(s),r++}if(!ve.test(t)){let s={instancePath:a+"/key",schemaPath:"#/properties/key/pat\
tern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]{0,39}$"},message:'must match pattern "^[a-z][a-z0-9-]{0,39}$"'};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.question!==void 0){let t=i.question;if(typeof t==
"string"){if(l(t)>1e3){let s={instancePath:a+"/question",schemaPath:"#/properties/question/maxLength",keyword:"maxLength",
params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/question",schemaPath:"#/properties/question/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}if(i.startsAt!==void 0){let t=i.startsAt;if(typeof t=="string"){if(!P.validate(t)){let s={instancePath:a+
"/startsAt",schemaPath:"#/properties/startsAt/format",keyword:"format",params:{format:"date-time"},message:'must match f\
ormat "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/startsAt",schemaPath:"#/properties/starts\
At/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.endsAt!==void 0){
let t=i.endsAt;if(typeof t=="string"){if(!P.validate(t)){let s={instancePath:a+"/endsAt",schemaPath:"#/properties/endsAt\
/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:a+"/endsAt",schemaPath:"#/properties/endsAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(i.share!==void 0){let t=i.share;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let s={instancePath:a+"/share",schemaPath:"#/properties/share/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){let s={
instancePath:a+"/share",schemaPath:"#/properties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){let s={instancePath:a+"/share",schemaPath:"#/properties/\
share/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}}
if(i.variants!==void 0){let t=i.variants;if(Array.isArray(t)){if(t.length>5){let n={instancePath:a+"/variants",schemaPath:"\
#/properties/variants/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?
e=[n]:e.push(n),r++}if(t.length<2){let n={instancePath:a+"/variants",schemaPath:"#/properties/variants/minItems",keyword:"\
minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++){let m=t[n];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.key===void 0){let o={instancePath:a+"/variants/"+n,schemaPath:"\
#/properties/variants/items/required",keyword:"required",params:{missingProperty:"key"},message:"must have required prop\
erty 'key'"};e===null?e=[o]:e.push(o),r++}if(m.name===void 0){let o={instancePath:a+"/variants/"+n,schemaPath:"#/propert\
ies/variants/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'na\
me'"};e===null?e=[o]:e.push(o),r++}if(m.weight===void 0){let o={instancePath:a+"/variants/"+n,schemaPath:"#/properties/v\
ariants/items/required",keyword:"required",params:{missingProperty:"weight"},message:"must have required property 'weigh\
t'"};e===null?e=[o]:e.push(o),r++}for(let o in m)if(!(o==="key"||o==="name"||o==="weight")){let p={instancePath:a+"/vari\
ants/"+n,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(m.key!==void 0){let o=m.key;if(typeof o==
"string"){if(l(o)>20){let p={instancePath:a+"/variants/"+n+"/key",schemaPath:"#/properties/variants/items/properties/key\
/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[p]:e.push(
p),r++}if(!Q.test(o)){let p={instancePath:a+"/variants/"+n+"/key",schemaPath:"#/properties/variants/items/properties/key\
/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]{0,19}$"},message:'must match pattern "^[a-z][a-z0-9-]{0,19}\
$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/variants/"+n+"/key",schemaPath:"#/properties/variants/it\
ems/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(m.
name!==void 0){let o=m.name;if(typeof o=="string"){if(l(o)>60){let p={instancePath:a+"/variants/"+n+"/name",schemaPath:"\
#/properties/variants/items/properties/name/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more\
 than 60 characters"};e===null?e=[p]:e.push(p),r++}if(l(o)<1){let p={instancePath:a+"/variants/"+n+"/name",schemaPath:"#\
/properties/variants/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/variants/"+n+"/name",schemaPath:"#/proper\
ties/variants/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),r++}}if(m.weight!==void 0){let o=m.weight;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+
"/variants/"+n+"/weight",schemaPath:"#/properties/variants/items/properties/weight/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}if(typeof o=="number"&&isFinite(o)){if(o>99||isNaN(o)){let p={
instancePath:a+"/variants/"+n+"/weight",schemaPath:"#/properties/variants/items/properties/weight/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:99},message:"must be <= 99"};e===null?e=[p]:e.push(p),r++}if(o<1||isNaN(o)){let p={instancePath:a+
"/variants/"+n+"/weight",schemaPath:"#/properties/variants/items/properties/weight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),r++}}}}else{let o={instancePath:a+"/variants/"+n,schemaPath:"\
#/properties/variants/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),r++}}}else{let s={instancePath:a+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.goal!==void 0){let t=i.goal;if(typeof t!="string"){let s={
instancePath:a+"/goal",schemaPath:"#/properties/goal/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(!(t==="link"||t==="sign-up"||t==="first-deposit"||t==="claim")){let s={instancePath:a+"/\
goal",schemaPath:"#/properties/goal/enum",keyword:"enum",params:{allowedValues:ue.properties.goal.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(i.smallestEffect!==void 0){let t=i.smallestEffect;
if(typeof t=="number"&&isFinite(t)){if(t>50||isNaN(t)){let s={instancePath:a+"/smallestEffect",schemaPath:"#/properties/\
smallestEffect/maximum",keyword:"maximum",params:{comparison:"<=",limit:50},message:"must be <= 50"};e===null?e=[s]:e.push(
s),r++}if(t<.1||isNaN(t)){let s={instancePath:a+"/smallestEffect",schemaPath:"#/properties/smallestEffect/minimum",keyword:"\
minimum",params:{comparison:">=",limit:.1},message:"must be >= 0.1"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/smallestEffect",schemaPath:"#/properties/smallestEffect/type",keyword:"type",params:{type:"number"},message:"must be n\
umber"};e===null?e=[s]:e.push(s),r++}}if(i.winner!==void 0){let t=i.winner;if(typeof t=="string"){if(l(t)>20){let s={instancePath:a+
"/winner",schemaPath:"#/properties/winner/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more t\
han 20 characters"};e===null?e=[s]:e.push(s),r++}if(!Q.test(t)){let s={instancePath:a+"/winner",schemaPath:"#/properties\
/winner/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]{0,19}$"},message:'must match pattern "^[a-z][a-z0-9-\
]{0,19}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/winner",schemaPath:"#/properties/winner/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return xe.errors=e,
r===0}var At=$;function $(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i.experiment===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"experiment"},message:"must have required property 'experiment'"};e===null?e=[t]:e.push(t),r++}if(i.variant===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"variant"},message:"mus\
t have required property 'variant'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="experiment"||t==="variant")){
let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.experiment!==void 0){let t=i.experiment;if(typeof t==
"string"){if(l(t)>40){let s={instancePath:a+"/experiment",schemaPath:"#/properties/experiment/maxLength",keyword:"maxLen\
gth",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),r++}if(!ve.test(t)){let s={
instancePath:a+"/experiment",schemaPath:"#/properties/experiment/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0\
-9-]{0,39}$"},message:'must match pattern "^[a-z][a-z0-9-]{0,39}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/experiment",schemaPath:"#/properties/experiment/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}}if(i.variant!==void 0){let t=i.variant;if(typeof t=="string"){if(l(t)>20){let s={instancePath:a+
"/variant",schemaPath:"#/properties/variant/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more\
 than 20 characters"};e===null?e=[s]:e.push(s),r++}if(!Q.test(t)){let s={instancePath:a+"/variant",schemaPath:"#/propert\
ies/variant/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]{0,19}$"},message:'must match pattern "^[a-z][a-z\
0-9-]{0,19}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/variant",schemaPath:"#/properties/variant/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return $.
errors=e,r===0}var Ot=Le;var ce=new RegExp("^(?!constructor$)[a-z][a-z0-9-]{0,39}$","u"),Z={validate:A};function A(i,{instancePath:a="",parentData:c,
parentDataProperty:u,rootData:h=i}={}){let e=null,r=0,t=r,s=!0,n=r;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.nodeType!==
void 0&&i.nodeType!=="text"){let p={};e===null?e=[p]:e.push(p),r++}var m=n===r;r=t,e!==null&&(t?e.length=t:e=null);let o;
if(m){let p=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.value===void 0){let f={instancePath:a,schemaPath:"#/then\
/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=
[f]:e.push(f),r++}if(i.marks===void 0){let f={instancePath:a,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"\
marks"},message:"must have required property 'marks'"};e===null?e=[f]:e.push(f),r++}}var m=p===r;s=m,o="then"}else{let p=r;
if(i&&typeof i=="object"&&!Array.isArray(i)&&i.content===void 0){let f={instancePath:a,schemaPath:"#/else/required",keyword:"\
required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[f]:e.push(f),r++}
var m=p===r;s=m,o="else"}if(!s){let p={instancePath:a,schemaPath:"#/if",keyword:"if",params:{failingKeyword:o},message:'\
must match "'+o+'" schema'};e===null?e=[p]:e.push(p),r++}if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.nodeType===void 0){
let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nodeType"},message:"must have \
required property 'nodeType'"};e===null?e=[p]:e.push(p),r++}if(i.data===void 0){let p={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[p]:e.
push(p),r++}for(let p in i)if(!(p==="nodeType"||p==="data"||p==="content"||p==="value"||p==="marks")){let y={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have \
additional properties"};e===null?e=[y]:e.push(y),r++}if(i.nodeType!==void 0){let p=i.nodeType;if(typeof p=="string"){if(!ce.
test(p)){let y={instancePath:a+"/nodeType",schemaPath:"#/properties/nodeType/pattern",keyword:"pattern",params:{pattern:"\
^(?!constructor$)[a-z][a-z0-9-]{0,39}$"},message:'must match pattern "^(?!constructor$)[a-z][a-z0-9-]{0,39}$"'};e===null?
e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/nodeType",schemaPath:"#/properties/nodeType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(i.data!==void 0){let p=i.data;if(!(p&&typeof p==
"object"&&!Array.isArray(p))){let y={instancePath:a+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[y]:e.push(y),r++}}if(i.content!==void 0){let p=i.content;if(Array.isArray(
p)){if(p.length>1e3){let f={instancePath:a+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxItems",params:{
limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[f]:e.push(f),r++}let y=p.length;for(let f=0;f<y;f++)
Z.validate(p[f],{instancePath:a+"/content/"+f,parentData:p,parentDataProperty:f,rootData:h})||(e=e===null?Z.validate.errors:
e.concat(Z.validate.errors),r=e.length)}else{let y={instancePath:a+"/content",schemaPath:"#/properties/content/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),r++}}if(i.value!==void 0){let p=i.value;if(typeof p==
"string"){if(l(p)>5e4){let y={instancePath:a+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:5e4},message:"must NOT have more than 50000 characters"};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+
"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[y]:e.push(y),r++}}if(i.marks!==void 0){let p=i.marks;if(Array.isArray(p)){if(p.length>20){let f={instancePath:a+"/marks",
schemaPath:"#/properties/marks/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[f]:e.push(f),r++}let y=p.length;for(let f=0;f<y;f++){let q=p[f];if(q&&typeof q=="object"&&!Array.isArray(q)){
if(q.type===void 0){let w={instancePath:a+"/marks/"+f,schemaPath:"#/properties/marks/items/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[w]:e.push(w),r++}for(let w in q)
if(w!=="type"){let L={instancePath:a+"/marks/"+f,schemaPath:"#/properties/marks/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:w},message:"must NOT have additional properties"};e===null?e=[L]:e.push(L),
r++}if(q.type!==void 0){let w=q.type;if(typeof w=="string"){if(!ce.test(w)){let L={instancePath:a+"/marks/"+f+"/type",schemaPath:"\
#/properties/marks/items/properties/type/pattern",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9-]{0,3\
9}$"},message:'must match pattern "^(?!constructor$)[a-z][a-z0-9-]{0,39}$"'};e===null?e=[L]:e.push(L),r++}}else{let L={instancePath:a+
"/marks/"+f+"/type",schemaPath:"#/properties/marks/items/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[L]:e.push(L),r++}}}else{let w={instancePath:a+"/marks/"+f,schemaPath:"#/properties/marks/it\
ems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[w]:e.push(w),r++}}}else{let y={instancePath:a+
"/marks",schemaPath:"#/properties/marks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
y]:e.push(y),r++}}}else{let p={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[p]:e.push(p),r++}return A.errors=e,r===0}function g(i,{instancePath:a="",parentData:c,parentDataProperty:u,
rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.nodeType===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"nodeType"},message:"must have required property 'nod\
eType'"};e===null?e=[t]:e.push(t),r++}if(i.content===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[t]:e.push(t),r++}if(i.
data===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="nodeType"||t==="content"||t===
"data")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.nodeType!==void 0&&i.nodeType!=="docume\
nt"){let t={instancePath:a+"/nodeType",schemaPath:"#/properties/nodeType/const",keyword:"const",params:{allowedValue:"do\
cument"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),r++}if(i.content!==void 0){let t=i.content;if(Array.
isArray(t)){if(t.length>1e3){let n={instancePath:a+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxIte\
ms",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++)A(t[n],{instancePath:a+"/content/"+n,parentData:t,parentDataProperty:n,rootData:h})||(e=e===null?A.errors:e.concat(
A.errors),r=e.length)}else{let s={instancePath:a+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.data!==void 0){let t=i.data;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){let s={instancePath:a+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return g.errors=e,r===0}function Le(i,{
instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.question===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"qu\
estion"},message:"must have required property 'question'"};e===null?e=[t]:e.push(t),r++}if(i.answer===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"answer"},message:"must have required property 'answe\
r'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="question"||t==="answer")){let s={instancePath:a,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional pr\
operties"};e===null?e=[s]:e.push(s),r++}if(i.question!==void 0){let t=i.question;if(typeof t=="string"){if(l(t)>160){let s={
instancePath:a+"/question",schemaPath:"#/properties/question/maxLength",keyword:"maxLength",params:{limit:160},message:"\
must NOT have more than 160 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/question",schemaPath:"\
#/properties/question/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/question",schemaPath:"#/properties/question/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}i.answer!==void 0&&(g(i.answer,{instancePath:a+
"/answer",parentData:i,parentDataProperty:"answer",rootData:h})||(e=e===null?g.errors:e.concat(g.errors),r=e.length))}else{
let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Le.errors=e,r===0}var It=Ne;function Ne(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),r++}if(i.text===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};
e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="title"||t==="text"||t==="icon")){let s={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(i.title!==void 0){let t=i.title;if(typeof t=="string"){if(l(t)>60){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more tha\
n 60 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(i.text!==void 0){let t=i.text;if(typeof t=="string"){if(l(t)>200){let s={
instancePath:a+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT\
 have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/text",schemaPath:"#/pro\
perties/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),r++}}else{let s={instancePath:a+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}i.icon!==void 0&&(d(i.icon,{instancePath:a+"/icon",parentData:i,
parentDataProperty:"icon",rootData:h})||(e=e===null?d.errors:e.concat(d.errors),r=e.length))}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ne.
errors=e,r===0}var jt=b,Dt=Te,V={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/cont\
ent/game.schema.json",title:"Game",description:"A game of the catalogue: what it is called, where it may be played and h\
ow it looks.",type:"object",additionalProperties:!1,properties:{gameId:{type:"string",title:"Game id",description:"Stabl\
e id, also used in addresses and by the platform.",minLength:1,maxLength:120},name:{type:"string",title:"Name",description:"\
Name of the game as players read it.",minLength:1,maxLength:120},aliases:{type:"array",title:"Other names",description:"\
What players of this language also type to find the game, such as abbreviations. The search finds them; no page shows th\
em.",items:{type:"string",minLength:1,maxLength:60},maxItems:10,"x-content":{localized:!0}},provider:{title:"Provider",description:"\
The company that delivers the game.",allOf:[{$ref:"https://marquee.dev/schemas/content/provider.schema.json"}]},subProvider:{
title:"Sub-provider",description:"The studio that made the game, when an aggregator delivers it.",allOf:[{$ref:"https://\
marquee.dev/schemas/content/provider.schema.json"}]},type:{type:"string",title:"Type",description:"The lobby the game be\
longs to: casino or live casino.",enum:["casino","live casino"]},gameType:{type:"string",title:"Kind",description:"What \
kind of game it is: slot, table, roulette, blackjack, game-show and so on.",minLength:1,maxLength:120},channels:{type:"a\
rray",title:"Channels",description:"The devices the game runs on.",items:{type:"string",title:"Channel",description:"Dev\
ice channel.",enum:["desktop","mobile"],"x-content":{labels:{desktop:"Computers and tablets",mobile:"Phones"}}},minItems:1,
maxItems:2},categories:{type:"array",title:"Categories",description:"Ids of the categories the game stands in, the most \
fitting first.",items:{type:"string",minLength:1,maxLength:80},maxItems:50},thumbnail:{title:"Square picture",description:"\
Square picture, for cells of one or four fields.",allOf:[{$ref:"https://marquee.dev/schemas/content/image.schema.json"}],
"x-content":{focus:!0}},verticalImage:{title:"Tall picture",description:"Tall picture, for cells two fields high.",allOf:[
{$ref:"https://marquee.dev/schemas/content/image.schema.json"}],"x-content":{focus:!0}},images:{type:"array",title:"Wide\
 pictures",description:"Wide pictures, for cells two fields wide.",items:{$ref:"https://marquee.dev/schemas/content/imag\
e.schema.json"},maxItems:3,"x-content":{focus:!0}},tint:{type:"string",title:"Tint",description:"Dark main colour of the\
 picture, such as #1a2b3c; it is shown until the picture has loaded.",pattern:"^#[0-9a-fA-F]{6}$"},jackpotExist:{type:"b\
oolean",title:"Has a jackpot",description:"Switched on: the game has a jackpot whose amount the platform knows."},betLimits:{
title:"Bet limits",description:"Lowest and highest stake of a live table.",type:"object",additionalProperties:!1,properties:{
min:{type:"integer",description:"Lowest stake, in the smallest unit of the currency, such as cents.",title:"Lowest stake",
minimum:0},max:{type:"integer",description:"Highest stake, in the smallest unit of the currency, such as cents.",title:"\
Highest stake",minimum:0},currency:{type:"string",description:"Code of the currency of both stakes, such as EUR.",title:"\
Currency",maxLength:3}},required:["min","max","currency"]},seats:{type:"integer",title:"Seats",description:"How many sea\
ts a live table has.",minimum:0},tableId:{type:"string",title:"Table id",description:"Id of the live table at its provid\
er.",minLength:1,maxLength:120},gameServerId:{type:"string",title:"Game server id",description:"Id of the server of the \
live table at its provider.",minLength:1,maxLength:120},features:{type:"array",title:"Features",description:"Ids of feat\
ures such as free-spins; the site shows them in the language of the player.",items:{type:"string",minLength:1,maxLength:80},
maxItems:30},volatility:{type:"string",title:"Volatility",description:"How wins are spread: low means small and often, e\
xtreme means rare and large.",enum:["low","medium","high","extreme"]},rtp:{type:"number",title:"Return to player",description:"\
Share of all stakes the game pays back over time, in percent.",minimum:0,maximum:100},maxWin:{type:"integer",title:"High\
est win",description:"Highest win as a multiple of the stake.",minimum:0},providerRestrictedCountry:{type:"array",title:"\
Restricted countries",description:"Codes of the countries in which the game may not be played.",items:{type:"string",minLength:1,
maxLength:80},maxItems:250},releasedAt:{type:"string",title:"Released",description:"Day the game came out; new games car\
ry a badge.",format:"date-time"},popularity:{type:"integer",title:"Popularity",description:"Fallback order for games wit\
hout rounds in the last seven days: higher numbers come first.",minimum:0},christmas:{type:"boolean",title:"Christmas ga\
me",description:"Switched on: the Christmas filter shows the game."}},required:["gameId","name","provider","type","gameT\
ype","channels","thumbnail"],"x-marquee":{contentType:"game",displayField:"name"}};function N(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i.providerId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"providerId"},message:"must have required property 'providerId'"};e===null?e=[t]:e.push(t),r++}if(i.title===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must \
have required property 'title'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="providerId"||t==="title"||t==="is\
Aggregators"||t==="logo"||t==="logoOnLight"||t==="restrictedCountry"||t==="removeRestrictedCountryOverlay")){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(i.providerId!==void 0){let t=i.providerId;if(typeof t=="string"){
if(l(t)>120){let s={instancePath:a+"/providerId",schemaPath:"#/properties/providerId/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+
"/providerId",schemaPath:"#/properties/providerId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/providerId",schemaPath:"#/properti\
es/providerId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.title!==
void 0){let t=i.title;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+"/title",schemaPath:"#/properties/title/\
maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(
s),r++}if(l(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.
isAggregators!==void 0&&typeof i.isAggregators!="boolean"){let t={instancePath:a+"/isAggregators",schemaPath:"#/properti\
es/isAggregators/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(i.
logo!==void 0&&(d(i.logo,{instancePath:a+"/logo",parentData:i,parentDataProperty:"logo",rootData:h})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length)),i.logoOnLight!==void 0&&(d(i.logoOnLight,{instancePath:a+"/logoOnLight",parentData:i,parentDataProperty:"\
logoOnLight",rootData:h})||(e=e===null?d.errors:e.concat(d.errors),r=e.length)),i.restrictedCountry!==void 0){let t=i.restrictedCountry;
if(Array.isArray(t)){if(t.length>250){let n={instancePath:a+"/restrictedCountry",schemaPath:"#/properties/restrictedCoun\
try/maxItems",keyword:"maxItems",params:{limit:250},message:"must NOT have more than 250 items"};e===null?e=[n]:e.push(n),
r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m=="string"){if(l(m)>80){let o={instancePath:a+"/restricted\
Country/"+n,schemaPath:"#/properties/restrictedCountry/items/maxLength",keyword:"maxLength",params:{limit:80},message:"m\
ust NOT have more than 80 characters"};e===null?e=[o]:e.push(o),r++}if(l(m)<1){let o={instancePath:a+"/restrictedCountry\
/"+n,schemaPath:"#/properties/restrictedCountry/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/restrictedCountry/"+n,schemaPath:"\
#/properties/restrictedCountry/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:
e.push(o),r++}}}else{let s={instancePath:a+"/restrictedCountry",schemaPath:"#/properties/restrictedCountry/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.removeRestrictedCountryOverlay!==
void 0&&typeof i.removeRestrictedCountryOverlay!="boolean"){let t={instancePath:a+"/removeRestrictedCountryOverlay",schemaPath:"\
#/properties/removeRestrictedCountryOverlay/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[t]:e.push(t),r++}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return N.errors=e,r===0}var ut=new RegExp("^#[0-9a-fA-F]{6}$","u");function Te(i,{
instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.gameId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"game\
Id"},message:"must have required property 'gameId'"};e===null?e=[t]:e.push(t),r++}if(i.name===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[t]:e.push(t),r++}if(i.provider===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"provider"},message:"must have required property 'provider'"};e===null?e=[t]:e.push(t),r++}if(i.type===void 0){
let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have requ\
ired property 'type'"};e===null?e=[t]:e.push(t),r++}if(i.gameType===void 0){let t={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"gameType"},message:"must have required property 'gameType'"};e===null?e=[t]:
e.push(t),r++}if(i.channels===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
channels"},message:"must have required property 'channels'"};e===null?e=[t]:e.push(t),r++}if(i.thumbnail===void 0){let t={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"thumbnail"},message:"must have requir\
ed property 'thumbnail'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!O.call(V.properties,t)){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(i.gameId!==void 0){let t=i.gameId;if(typeof t=="string"){if(l(t)>
120){let s={instancePath:a+"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/gameId",schemaPath:"\
#/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/gameId",schemaPath:"#/properties/gameId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.name!==void 0){let t=i.name;if(typeof t=="st\
ring"){if(l(t)>120){let s={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.aliases!==void 0){let t=i.aliases;
if(Array.isArray(t)){if(t.length>10){let n={instancePath:a+"/aliases",schemaPath:"#/properties/aliases/maxItems",keyword:"\
maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++){let m=t[n];if(typeof m=="string"){if(l(m)>60){let o={instancePath:a+"/aliases/"+n,schemaPath:"#/properties/aliase\
s/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[o]:
e.push(o),r++}if(l(m)<1){let o={instancePath:a+"/aliases/"+n,schemaPath:"#/properties/aliases/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+
"/aliases/"+n,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.provider!==void 0&&(N(i.provider,{instancePath:a+
"/provider",parentData:i,parentDataProperty:"provider",rootData:h})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)),
i.subProvider!==void 0&&(N(i.subProvider,{instancePath:a+"/subProvider",parentData:i,parentDataProperty:"subProvider",rootData:h})||
(e=e===null?N.errors:e.concat(N.errors),r=e.length)),i.type!==void 0){let t=i.type;if(typeof t!="string"){let s={instancePath:a+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}if(!(t==="casino"||t==="live casino")){let s={instancePath:a+"/type",schemaPath:"#/properties/type/enum",
keyword:"enum",params:{allowedValues:V.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),r++}}if(i.gameType!==void 0){let t=i.gameType;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+
"/gameType",schemaPath:"#/properties/gameType/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have m\
ore than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/gameType",schemaPath:"#/proper\
ties/gameType/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/gameType",schemaPath:"#/properties/gameType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.channels!==void 0){let t=i.channels;if(Array.
isArray(t)){if(t.length>2){let n={instancePath:a+"/channels",schemaPath:"#/properties/channels/maxItems",keyword:"maxIte\
ms",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){let n={instancePath:a+
"/channels",schemaPath:"#/properties/channels/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer\
 than 1 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m!="string"){let o={
instancePath:a+"/channels/"+n,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),r++}if(!(m==="desktop"||m==="mobile")){let o={instancePath:a+"/channels/"+n,schemaPath:"\
#/properties/channels/items/enum",keyword:"enum",params:{allowedValues:V.properties.channels.items.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/channels",schemaPath:"\
#/properties/channels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}
if(i.categories!==void 0){let t=i.categories;if(Array.isArray(t)){if(t.length>50){let n={instancePath:a+"/categories",schemaPath:"\
#/properties/categories/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?
e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m=="string"){if(l(m)>80){let o={instancePath:a+
"/categories/"+n,schemaPath:"#/properties/categories/items/maxLength",keyword:"maxLength",params:{limit:80},message:"mus\
t NOT have more than 80 characters"};e===null?e=[o]:e.push(o),r++}if(l(m)<1){let o={instancePath:a+"/categories/"+n,schemaPath:"\
#/properties/categories/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/categories/"+n,schemaPath:"#/properties/categories/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+
"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),r++}}if(i.thumbnail!==void 0&&(d(i.thumbnail,{instancePath:a+"/thumbnail",parentData:i,parentDataProperty:"\
thumbnail",rootData:h})||(e=e===null?d.errors:e.concat(d.errors),r=e.length)),i.verticalImage!==void 0&&(d(i.verticalImage,
{instancePath:a+"/verticalImage",parentData:i,parentDataProperty:"verticalImage",rootData:h})||(e=e===null?d.errors:e.concat(
d.errors),r=e.length)),i.images!==void 0){let t=i.images;if(Array.isArray(t)){if(t.length>3){let n={instancePath:a+"/ima\
ges",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 it\
ems"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++)d(t[n],{instancePath:a+"/images/"+n,parentData:t,parentDataProperty:n,
rootData:h})||(e=e===null?d.errors:e.concat(d.errors),r=e.length)}else{let s={instancePath:a+"/images",schemaPath:"#/pro\
perties/images/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.tint!==
void 0){let t=i.tint;if(typeof t=="string"){if(!ut.test(t)){let s={instancePath:a+"/tint",schemaPath:"#/properties/tint/\
pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}$"},message:'must match pattern "^#[0-9a-fA-F]{6}$"'};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/tint",schemaPath:"#/properties/tint/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.jackpotExist!==void 0&&typeof i.jackpotExist!="boo\
lean"){let t={instancePath:a+"/jackpotExist",schemaPath:"#/properties/jackpotExist/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(i.betLimits!==void 0){let t=i.betLimits;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.min===void 0){let s={instancePath:a+"/betLimits",schemaPath:"#/properties/betLimits/re\
quired",keyword:"required",params:{missingProperty:"min"},message:"must have required property 'min'"};e===null?e=[s]:e.
push(s),r++}if(t.max===void 0){let s={instancePath:a+"/betLimits",schemaPath:"#/properties/betLimits/required",keyword:"\
required",params:{missingProperty:"max"},message:"must have required property 'max'"};e===null?e=[s]:e.push(s),r++}if(t.
currency===void 0){let s={instancePath:a+"/betLimits",schemaPath:"#/properties/betLimits/required",keyword:"required",params:{
missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[s]:e.push(s),r++}for(let s in t)
if(!(s==="min"||s==="max"||s==="currency")){let n={instancePath:a+"/betLimits",schemaPath:"#/properties/betLimits/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propertie\
s"};e===null?e=[n]:e.push(n),r++}if(t.min!==void 0){let s=t.min;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
let n={instancePath:a+"/betLimits/min",schemaPath:"#/properties/betLimits/properties/min/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let n={
instancePath:a+"/betLimits/min",schemaPath:"#/properties/betLimits/properties/min/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}if(t.max!==void 0){let s=t.max;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:a+"/betLimits/max",schemaPath:"#/properties/betLimits/properties/ma\
x/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}if(typeof s=="num\
ber"&&isFinite(s)&&(s<0||isNaN(s))){let n={instancePath:a+"/betLimits/max",schemaPath:"#/properties/betLimits/properties\
/max/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}if(t.
currency!==void 0){let s=t.currency;if(typeof s=="string"){if(l(s)>3){let n={instancePath:a+"/betLimits/currency",schemaPath:"\
#/properties/betLimits/properties/currency/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more t\
han 3 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:a+"/betLimits/currency",schemaPath:"#/properti\
es/betLimits/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),r++}}}else{let s={instancePath:a+"/betLimits",schemaPath:"#/properties/betLimits/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(i.seats!==void 0){let t=i.seats;if(!(typeof t=="numb\
er"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||
isNaN(t))){let s={instancePath:a+"/seats",schemaPath:"#/properties/seats/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(i.tableId!==void 0){let t=i.tableId;if(typeof t=="\
string"){if(l(t)>120){let s={instancePath:a+"/tableId",schemaPath:"#/properties/tableId/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+
"/tableId",schemaPath:"#/properties/tableId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/tableId",schemaPath:"#/properties/tableI\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.gameServerId!==
void 0){let t=i.gameServerId;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+"/gameServerId",schemaPath:"#/pro\
perties/gameServerId/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};
e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/gameServerId",schemaPath:"#/properties/gameServerId/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/gameServerId",schemaPath:"#/properties/gameServerId/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.features!==void 0){let t=i.features;if(Array.isArray(t)){if(t.
length>30){let n={instancePath:a+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit:30},
message:"must NOT have more than 30 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];
if(typeof m=="string"){if(l(m)>80){let o={instancePath:a+"/features/"+n,schemaPath:"#/properties/features/items/maxLengt\
h",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),r++}if(l(
m)<1){let o={instancePath:a+"/features/"+n,schemaPath:"#/properties/features/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/fea\
tures/"+n,schemaPath:"#/properties/features/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/features",schemaPath:"#/properties/features/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.volatility!==void 0){let t=i.volatility;
if(typeof t!="string"){let s={instancePath:a+"/volatility",schemaPath:"#/properties/volatility/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="low"||t==="medium"||t==="high"||t==="ext\
reme")){let s={instancePath:a+"/volatility",schemaPath:"#/properties/volatility/enum",keyword:"enum",params:{allowedValues:V.
properties.volatility.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(i.rtp!==
void 0){let t=i.rtp;if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){let s={instancePath:a+"/rtp",schemaPath:"#/p\
roperties/rtp/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(
s),r++}if(t<0||isNaN(t)){let s={instancePath:a+"/rtp",schemaPath:"#/properties/rtp/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/rtp",schemaPath:"#/prope\
rties/rtp/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),r++}}if(i.maxWin!==
void 0){let t=i.maxWin;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/maxWin",schemaPath:"\
#/properties/maxWin/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}
if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:a+"/maxWin",schemaPath:"#/properties/maxWin/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(i.providerRestrictedCountry!==
void 0){let t=i.providerRestrictedCountry;if(Array.isArray(t)){if(t.length>250){let n={instancePath:a+"/providerRestrict\
edCountry",schemaPath:"#/properties/providerRestrictedCountry/maxItems",keyword:"maxItems",params:{limit:250},message:"m\
ust NOT have more than 250 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m==
"string"){if(l(m)>80){let o={instancePath:a+"/providerRestrictedCountry/"+n,schemaPath:"#/properties/providerRestrictedC\
ountry/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?
e=[o]:e.push(o),r++}if(l(m)<1){let o={instancePath:a+"/providerRestrictedCountry/"+n,schemaPath:"#/properties/providerRe\
strictedCountry/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/providerRestrictedCountry/"+n,schemaPath:"#/properties/providerRe\
strictedCountry/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}}else{
let s={instancePath:a+"/providerRestrictedCountry",schemaPath:"#/properties/providerRestrictedCountry/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.releasedAt!==void 0){let t=i.releasedAt;
if(typeof t=="string"){if(!P.validate(t)){let s={instancePath:a+"/releasedAt",schemaPath:"#/properties/releasedAt/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/releasedAt",schemaPath:"#/properties/releasedAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(i.popularity!==void 0){let t=i.popularity;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/popularity",schemaPath:"#/properties/popularity/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||
isNaN(t))){let s={instancePath:a+"/popularity",schemaPath:"#/properties/popularity/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(i.christmas!==void 0&&typeof i.christmas!="boolean"){
let t={instancePath:a+"/christmas",schemaPath:"#/properties/christmas/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Te.errors=e,r===0}var zt=C;function C(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i.gameId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
gameId"},message:"must have required property 'gameId'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(t!=="gameId"){let s={
instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.gameId!==void 0){let t=i.gameId;if(typeof t=="st\
ring"){if(l(t)>120){let s={instancePath:a+"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+
"/gameId",schemaPath:"#/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/gameId",schemaPath:"#/properties/gameId/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return C.
errors=e,r===0}var $t=d,Ct=qe;function qe(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.code===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[t]:e.push(t),r++}if(i.name===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="code"||t==="name")){let s={instancePath:a,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),r++}if(i.code!==void 0){let t=i.code;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+
"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than\
 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/code",schemaPath:"#/properties/code/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:a+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(i.name!==void 0){let t=i.name;if(typeof t=="string"){if(l(t)>120){let s={
instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT\
 have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/name",schemaPath:"#/pro\
perties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),r++}}else{let s={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return qe.errors=e,r===0}var Ft=Ae;function Ae(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.internalName===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"internalName"},message:"must have required property 'internalName'"};e===null?e=[t]:e.push(t),r++}for(let t in i)
if(!(t==="internalName"||t==="brands"||t==="markets"||t==="blocks")){let s={instancePath:a,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[s]:e.push(s),r++}if(i.internalName!==void 0){let t=i.internalName;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+
"/internalName",schemaPath:"#/properties/internalName/maxLength",keyword:"maxLength",params:{limit:120},message:"must NO\
T have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/internalName",schemaPath:"\
#/properties/internalName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/internalName",schemaPath:"#/properties/internalName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.brands!==void 0){let t=i.brands;
if(Array.isArray(t)){if(t.length>50){let n={instancePath:a+"/brands",schemaPath:"#/properties/brands/maxItems",keyword:"\
maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++){let m=t[n];if(typeof m=="string"){if(l(m)>80){let o={instancePath:a+"/brands/"+n,schemaPath:"#/properties/brands/\
items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.
push(o),r++}if(l(m)<1){let o={instancePath:a+"/brands/"+n,schemaPath:"#/properties/brands/items/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+
"/brands/"+n,schemaPath:"#/properties/brands/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.markets!==void 0){let t=i.markets;if(Array.
isArray(t)){if(t.length>50){let n={instancePath:a+"/markets",schemaPath:"#/properties/markets/maxItems",keyword:"maxItem\
s",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++){let m=t[n];if(typeof m=="string"){if(l(m)>80){let o={instancePath:a+"/markets/"+n,schemaPath:"#/properties/market\
s/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:
e.push(o),r++}if(l(m)<1){let o={instancePath:a+"/markets/"+n,schemaPath:"#/properties/markets/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+
"/markets/"+n,schemaPath:"#/properties/markets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/markets",schemaPath:"#/properties/markets/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.blocks!==void 0){let t=i.blocks;if(Array.
isArray(t)){if(t.length>6){let n={instancePath:a+"/blocks",schemaPath:"#/properties/blocks/maxItems",keyword:"maxItems",
params:{limit:6},message:"must NOT have more than 6 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){
let m=t[n];if(!(m&&typeof m=="object"&&!Array.isArray(m))){let o={instancePath:a+"/blocks/"+n,schemaPath:"#/properties/b\
locks/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={
instancePath:a+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ae.errors=e,r===0}var Et=Oe;function Oe(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.internalName===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"internalName"},message:"must have required property 'internalName'"};e===null?e=[t]:e.push(t),r++}if(i.
text===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"},message:"\
must have required property 'text'"};e===null?e=[t]:e.push(t),r++}if(i.onlyMarkets===void 0){let t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"onlyMarkets"},message:"must have required property 'onlyMarkets'"};
e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="internalName"||t==="text"||t==="onlyMarkets")){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(i.internalName!==void 0){let t=i.internalName;if(typeof t=="stri\
ng"){if(l(t)>120){let s={instancePath:a+"/internalName",schemaPath:"#/properties/internalName/maxLength",keyword:"maxLen\
gth",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={
instancePath:a+"/internalName",schemaPath:"#/properties/internalName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/internalName",schemaPath:"\
#/properties/internalName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}if(i.text!==void 0&&(g(i.text,{instancePath:a+"/text",parentData:i,parentDataProperty:"text",rootData:h})||(e=e===null?
g.errors:e.concat(g.errors),r=e.length)),i.onlyMarkets!==void 0){let t=i.onlyMarkets;if(Array.isArray(t)){if(t.length>30){
let n={instancePath:a+"/onlyMarkets",schemaPath:"#/properties/onlyMarkets/maxItems",keyword:"maxItems",params:{limit:30},
message:"must NOT have more than 30 items"};e===null?e=[n]:e.push(n),r++}if(t.length<1){let n={instancePath:a+"/onlyMark\
ets",schemaPath:"#/properties/onlyMarkets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m=="string"){if(l(m)>80){
let o={instancePath:a+"/onlyMarkets/"+n,schemaPath:"#/properties/onlyMarkets/items/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),r++}if(l(m)<1){let o={instancePath:a+
"/onlyMarkets/"+n,schemaPath:"#/properties/onlyMarkets/items/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/onlyMarkets/"+n,schemaPath:"\
#/properties/onlyMarkets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),r++}}}else{let s={instancePath:a+"/onlyMarkets",schemaPath:"#/properties/onlyMarkets/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Oe.errors=e,r===0}var Mt=k,St=Ie;function Ie(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.label===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
label"},message:"must have required property 'label'"};e===null?e=[t]:e.push(t),r++}if(i.links===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"links"},message:"must have required property 'links'"};
e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="label"||t==="links")){let s={instancePath:a,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),r++}if(i.label!==void 0){let t=i.label;if(typeof t=="string"){if(l(t)>40){let s={instancePath:a+
"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more tha\
n 40 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/label",schemaPath:"#/properties/label/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:a+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(i.links!==void 0){let t=i.links;if(Array.isArray(t)){if(t.length>8){let n={
instancePath:a+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT h\
ave more than 8 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++)k(t[n],{instancePath:a+"/links/"+
n,parentData:t,parentDataProperty:n,rootData:h})||(e=e===null?k.errors:e.concat(k.errors),r=e.length)}else{let s={instancePath:a+
"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),r++}return Ie.errors=e,r===0}var Vt=D,Rt=je;var ct=new RegExp("^[a-z0-9][a-z0-9-]*$","u");function je(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){
let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){let t={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.
push(t),r++}if(i.logo===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
logo"},message:"must have required property 'logo'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="name"||t==="l\
ogo"||t==="url"||t==="onlyMarkets"||t==="markId"||t==="minimumAge")){let s={instancePath:a,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[s]:e.push(s),r++}if(i.name!==void 0){let t=i.name;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===
null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}}if(i.logo!==void 0&&(d(i.logo,{instancePath:a+"/logo",parentData:i,parentDataProperty:"logo",rootData:h})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length)),i.url!==void 0){let t=i.url;if(typeof t=="string"){if(l(t)>255){let s={
instancePath:a+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT h\
ave more than 255 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/url",schemaPath:"#/properties/\
url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.onlyMarkets!==
void 0){let t=i.onlyMarkets;if(Array.isArray(t)){if(t.length>50){let n={instancePath:a+"/onlyMarkets",schemaPath:"#/prop\
erties/onlyMarkets/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=
[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m=="string"){if(l(m)>80){let o={instancePath:a+
"/onlyMarkets/"+n,schemaPath:"#/properties/onlyMarkets/items/maxLength",keyword:"maxLength",params:{limit:80},message:"m\
ust NOT have more than 80 characters"};e===null?e=[o]:e.push(o),r++}if(l(m)<1){let o={instancePath:a+"/onlyMarkets/"+n,schemaPath:"\
#/properties/onlyMarkets/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/onlyMarkets/"+n,schemaPath:"#/properties/onlyMarkets/\
items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+
"/onlyMarkets",schemaPath:"#/properties/onlyMarkets/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),r++}}if(i.markId!==void 0){let t=i.markId;if(typeof t=="string"){if(l(t)>60){let s={instancePath:a+
"/markId",schemaPath:"#/properties/markId/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more t\
han 60 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/markId",schemaPath:"#/properties/mar\
kId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),r++}if(!ct.test(t)){let s={instancePath:a+"/markId",schemaPath:"#/properties/markId/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/markId",schemaPath:"#/properties/markId/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),r++}}if(i.minimumAge!==void 0){let t=i.minimumAge;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/minimumAge",schemaPath:"#/properties/minimumAge/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>99||isNaN(
t)){let s={instancePath:a+"/minimumAge",schemaPath:"#/properties/minimumAge/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:99},message:"must be <= 99"};e===null?e=[s]:e.push(s),r++}if(t<1||isNaN(t)){let s={instancePath:a+"/minimumAge",
schemaPath:"#/properties/minimumAge/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),r++}}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return je.errors=e,r===0}var _t=De;function De(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.code===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[t]:e.push(t),r++}if(i.name===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="code"||t==="name")){let s={instancePath:a,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),r++}if(i.code!==void 0){let t=i.code;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+
"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than\
 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/code",schemaPath:"#/properties/code/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:a+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(i.name!==void 0){let t=i.name;if(typeof t=="string"){if(l(t)>60){let s={
instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT \
have more than 60 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/name",schemaPath:"#/prope\
rties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),r++}}else{let s={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return De.errors=e,r===0}var Wt=ze;function ze(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.slug===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),r++}if(i.label===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};
e===null?e=[t]:e.push(t),r++}if(i.position===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"position"},message:"must have required property 'position'"};e===null?e=[t]:e.push(t),r++}for(let t in i)
if(!(t==="slug"||t==="label"||t==="position")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(i.slug!==void 0){let t=i.slug;if(typeof t=="string"){if(l(t)>60){let s={instancePath:a+"/slug",schemaPath:"#/properti\
es/slug/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[s]:
e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/slu\
g",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),r++}}if(i.label!==void 0){let t=i.label;if(typeof t=="string"){if(l(t)>80){let s={instancePath:a+"/label",schemaPath:"\
#/properties/label/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===
null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/label",schemaPath:"#/properties/label/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}}if(i.position!==void 0){let t=i.position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={
instancePath:a+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t)){let s={instancePath:a+
"/position",schemaPath:"#/properties/position/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"mus\
t be <= 1000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){let s={instancePath:a+"/position",schemaPath:"#/properties\
/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}}}else{
let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return ze.errors=e,r===0}var Bt=$e,de={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/content/page.schema.json",title:"Page",description:"A page composed of blocks. The most specific page wi\
ns: brand and market and channel, then brand and market, then brand, then the page of all brands.",type:"object",additionalProperties:!1,
properties:{internalName:{type:"string",title:"Internal name",description:"Name of the page for editors; visitors never \
see it.",minLength:1,maxLength:120},path:{type:"string",title:"Path",description:"Address below the language, such as /p\
romotions. A part that begins with a colon stands for anything, as in /online-casino/:category.",minLength:1,maxLength:120,
pattern:"^/"},brands:{type:"array",title:"Brands",description:"Ids of the brands it is for; left out means all brands.",
items:{type:"string",minLength:1,maxLength:80},maxItems:50},markets:{type:"array",title:"Markets",description:"Codes of \
the markets it is for; left out means all markets.",items:{type:"string",minLength:1,maxLength:80},maxItems:50},channels:{
type:"array",title:"Channels",description:"Kinds of devices it is for; left out means all.",items:{type:"string",title:"\
Channel",description:"A kind of device: desktop or mobile.",enum:["desktop","mobile"],"x-content":{labels:{desktop:"Comp\
uters and tablets",mobile:"Phones"}}},maxItems:2},title:{type:"string",title:"Title",description:"Title of the browser t\
ab and of search results.",minLength:1,maxLength:120,"x-content":{localized:!0}},description:{type:"string",title:"Descr\
iption",description:"One or two sentences that search engines show below the title.",minLength:1,maxLength:320,"x-conten\
t":{localized:!0}},image:{title:"Sharing picture",description:"Picture that is shown when the page is shared.",allOf:[{$ref:"\
https://marquee.dev/schemas/content/image.schema.json"}]},noIndex:{type:"boolean",title:"Hide from search engines",description:"\
Switched on: search engines are asked not to list the page."},blocks:{type:"array",title:"Blocks",description:"The block\
s of the page from top to bottom; of a page based on another, those below the blocks of that page.",items:{title:"Block",
description:"Any block that may stand on a page.",type:"object"},maxItems:40,"x-content":{blocks:["main"]}},basedOn:{title:"\
Based on",description:"Another page whose blocks this one shows, with the changes below: for a market that differs in li\
ttle from its brand's page.",allOf:[{$ref:"https://marquee.dev/schemas/content/page-reference.schema.json"}]},changes:{type:"\
array",title:"Changes",description:"What is different from the page this one is based on, made one after another. The bl\
ocks of this page itself stand below them.",items:{title:"Change",description:"One change.",allOf:[{$ref:"https://marque\
e.dev/schemas/content/page-change.schema.json"}]},maxItems:20},exceptions:{type:"array",title:"Exceptions",description:"\
Blocks of shared sections that differ on this page alone.",items:{title:"Exception",description:"One exception.",allOf:[
{$ref:"https://marquee.dev/schemas/content/page-exception.schema.json"}]},maxItems:20}},required:["internalName","path",
"title"],"x-marquee":{contentType:"page",displayField:"internalName"}},dt=new RegExp("^/","u");function F(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i.path===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(t!=="path"){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(i.path!==void 0){let t=i.path;if(typeof t=="string"){if(l(t)>120){
let s={instancePath:a+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:120},message:"m\
ust NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/path",schemaPath:"\
#/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return F.errors=e,r===0}var fe={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/content/page-change.schema.json",title:"Change\
 of a page",description:"One difference between a page and the page it is based on: a block replaced, hidden, added or m\
oved.",type:"object",additionalProperties:!1,properties:{internalName:{type:"string",title:"Internal name",description:"\
Name of the change for editors; visitors never see it.",minLength:1,maxLength:120},action:{type:"string",title:"What to \
do",description:"Replace or move a block of the page below, hide it, or add blocks to the page.",enum:["replace","hide",
"add","move"],"x-content":{labels:{replace:"Replace a block",hide:"Hide a block",add:"Add blocks",move:"Move a block"}}},
target:{type:"array",title:"Which block",description:"The block to replace, hide or move, as it stands on the other page\
.",items:{title:"Block",description:"Any block that may stand on a page.",type:"object"},maxItems:1,"x-content":{blocks:[
"main"]}},blocks:{type:"array",title:"New blocks",description:"What stands in its place, or is added.",items:{title:"Blo\
ck",description:"Any block that may stand on a page.",type:"object"},maxItems:12,"x-content":{blocks:["main"]}},place:{type:"\
string",title:"Where",description:"Where added or moved blocks stand: at the top or bottom of the page, or above or belo\
w another block. Left out: at the bottom.",enum:["first","last","before","after"],"x-content":{labels:{first:"At the top",
last:"At the bottom",before:"Above a block",after:"Below a block"}}},beside:{type:"array",title:"Above or below which",description:"\
The block of the page that added or moved blocks stand above or below.",items:{title:"Block",description:"Any block that\
 may stand on a page.",type:"object"},maxItems:1,"x-content":{blocks:["main"]}}},required:["internalName","action"],"x-m\
arquee":{contentType:"pageChange",displayField:"internalName"}};function E(i,{instancePath:a="",parentData:c,parentDataProperty:u,
rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.internalName===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"internalName"},message:"must have required property \
'internalName'"};e===null?e=[t]:e.push(t),r++}if(i.action===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"action"},message:"must have required property 'action'"};e===null?e=[t]:e.push(t),r++}
for(let t in i)if(!(t==="internalName"||t==="action"||t==="target"||t==="blocks"||t==="place"||t==="beside")){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(i.internalName!==void 0){let t=i.internalName;if(typeof t=="stri\
ng"){if(l(t)>120){let s={instancePath:a+"/internalName",schemaPath:"#/properties/internalName/maxLength",keyword:"maxLen\
gth",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={
instancePath:a+"/internalName",schemaPath:"#/properties/internalName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/internalName",schemaPath:"\
#/properties/internalName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}}if(i.action!==void 0){let t=i.action;if(typeof t!="string"){let s={instancePath:a+"/action",schemaPath:"#/propertie\
s/action/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="re\
place"||t==="hide"||t==="add"||t==="move")){let s={instancePath:a+"/action",schemaPath:"#/properties/action/enum",keyword:"\
enum",params:{allowedValues:fe.properties.action.enum},message:"must be equal to one of the allowed values"};e===null?e=
[s]:e.push(s),r++}}if(i.target!==void 0){let t=i.target;if(Array.isArray(t)){if(t.length>1){let n={instancePath:a+"/targ\
et",schemaPath:"#/properties/target/maxItems",keyword:"maxItems",params:{limit:1},message:"must NOT have more than 1 ite\
ms"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(!(m&&typeof m=="object"&&!Array.isArray(
m))){let o={instancePath:a+"/target/"+n,schemaPath:"#/properties/target/items/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/target",schemaPath:"#/properties/t\
arget/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.blocks!==void 0){
let t=i.blocks;if(Array.isArray(t)){if(t.length>12){let n={instancePath:a+"/blocks",schemaPath:"#/properties/blocks/maxI\
tems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 items"};e===null?e=[n]:e.push(n),r++}let s=t.
length;for(let n=0;n<s;n++){let m=t[n];if(!(m&&typeof m=="object"&&!Array.isArray(m))){let o={instancePath:a+"/blocks/"+
n,schemaPath:"#/properties/blocks/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[o]:e.push(o),r++}}}else{let s={instancePath:a+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.place!==void 0){let t=i.place;if(typeof t!="string"){
let s={instancePath:a+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="first"||t==="last"||t==="before"||t==="after")){let s={instancePath:a+
"/place",schemaPath:"#/properties/place/enum",keyword:"enum",params:{allowedValues:fe.properties.place.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(i.beside!==void 0){let t=i.beside;if(Array.isArray(
t)){if(t.length>1){let n={instancePath:a+"/beside",schemaPath:"#/properties/beside/maxItems",keyword:"maxItems",params:{
limit:1},message:"must NOT have more than 1 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];
if(!(m&&typeof m=="object"&&!Array.isArray(m))){let o={instancePath:a+"/beside/"+n,schemaPath:"#/properties/beside/items\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+
"/beside",schemaPath:"#/properties/beside/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[t]:e.push(t),r++}return E.errors=e,r===0}function M(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i.internalName===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"internalName"},message:"must have required property 'internalName'"};e===null?e=[t]:e.push(t),r++}for(let t in i)
if(!(t==="internalName"||t==="target"||t==="hidden"||t==="fieldNames"||t==="blocks")){let s={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(i.internalName!==void 0){let t=i.internalName;if(typeof t=="string"){if(l(t)>
120){let s={instancePath:a+"/internalName",schemaPath:"#/properties/internalName/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+
"/internalName",schemaPath:"#/properties/internalName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/internalName",schemaPath:"#/pr\
operties/internalName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}
if(i.target!==void 0){let t=i.target;if(Array.isArray(t)){if(t.length>1){let n={instancePath:a+"/target",schemaPath:"#/p\
roperties/target/maxItems",keyword:"maxItems",params:{limit:1},message:"must NOT have more than 1 items"};e===null?e=[n]:
e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(!(m&&typeof m=="object"&&!Array.isArray(m))){let o={instancePath:a+
"/target/"+n,schemaPath:"#/properties/target/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/target",schemaPath:"#/properties/target/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.hidden!==void 0&&typeof i.hidden!="boo\
lean"){let t={instancePath:a+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),r++}if(i.fieldNames!==void 0){let t=i.fieldNames;if(Array.isArray(t)){if(t.length>
40){let n={instancePath:a+"/fieldNames",schemaPath:"#/properties/fieldNames/maxItems",keyword:"maxItems",params:{limit:40},
message:"must NOT have more than 40 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];
if(typeof m=="string"){if(l(m)>64){let o={instancePath:a+"/fieldNames/"+n,schemaPath:"#/properties/fieldNames/items/maxL\
ength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[o]:e.push(o),r++}
if(l(m)<1){let o={instancePath:a+"/fieldNames/"+n,schemaPath:"#/properties/fieldNames/items/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+
"/fieldNames/"+n,schemaPath:"#/properties/fieldNames/items/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/fieldNames",schemaPath:"#/properties/fieldNames/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.blocks!==void 0){let t=i.
blocks;if(Array.isArray(t)){if(t.length>1){let n={instancePath:a+"/blocks",schemaPath:"#/properties/blocks/maxItems",keyword:"\
maxItems",params:{limit:1},message:"must NOT have more than 1 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++){let m=t[n];if(!(m&&typeof m=="object"&&!Array.isArray(m))){let o={instancePath:a+"/blocks/"+n,schemaPath:"#/prope\
rties/blocks/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{
let s={instancePath:a+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return M.errors=e,r===0}function $e(i,{instancePath:a="",
parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.internalName===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"internalName"},message:"\
must have required property 'internalName'"};e===null?e=[t]:e.push(t),r++}if(i.path===void 0){let t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=
[t]:e.push(t),r++}if(i.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!O.call(de.properties,
t)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.internalName!==void 0){let t=i.internalName;
if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+"/internalName",schemaPath:"#/properties/internalName/maxLengt\
h",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}
if(l(t)<1){let s={instancePath:a+"/internalName",schemaPath:"#/properties/internalName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/int\
ernalName",schemaPath:"#/properties/internalName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}if(i.path!==void 0){let t=i.path;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+"/p\
ath",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 12\
0 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/path",schemaPath:"#/properties/path/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}
if(!dt.test(t)){let s={instancePath:a+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern:"\
^/"},message:'must match pattern "^/"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/path",schemaPath:"#/p\
roperties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.
brands!==void 0){let t=i.brands;if(Array.isArray(t)){if(t.length>50){let n={instancePath:a+"/brands",schemaPath:"#/prope\
rties/brands/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[n]:e.
push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m=="string"){if(l(m)>80){let o={instancePath:a+"/br\
ands/"+n,schemaPath:"#/properties/brands/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have m\
ore than 80 characters"};e===null?e=[o]:e.push(o),r++}if(l(m)<1){let o={instancePath:a+"/brands/"+n,schemaPath:"#/proper\
ties/brands/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/brands/"+n,schemaPath:"#/properties/brands/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/brands",schemaPath:"\
#/properties/brands/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.
markets!==void 0){let t=i.markets;if(Array.isArray(t)){if(t.length>50){let n={instancePath:a+"/markets",schemaPath:"#/pr\
operties/markets/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[
n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m=="string"){if(l(m)>80){let o={instancePath:a+
"/markets/"+n,schemaPath:"#/properties/markets/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT \
have more than 80 characters"};e===null?e=[o]:e.push(o),r++}if(l(m)<1){let o={instancePath:a+"/markets/"+n,schemaPath:"#\
/properties/markets/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/markets/"+n,schemaPath:"#/properties/markets/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/marke\
ts",schemaPath:"#/properties/markets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:
e.push(s),r++}}if(i.channels!==void 0){let t=i.channels;if(Array.isArray(t)){if(t.length>2){let n={instancePath:a+"/chan\
nels",schemaPath:"#/properties/channels/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2\
 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m!="string"){let o={instancePath:a+
"/channels/"+n,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[o]:e.push(o),r++}if(!(m==="desktop"||m==="mobile")){let o={instancePath:a+"/channels/"+n,schemaPath:"#/\
properties/channels/items/enum",keyword:"enum",params:{allowedValues:de.properties.channels.items.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/channels",schemaPath:"\
#/properties/channels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}
if(i.title!==void 0){let t=i.title;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+"/title",schemaPath:"#/prop\
erties/title/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?
e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}}if(i.description!==void 0){let t=i.description;if(typeof t=="string"){if(l(t)>320){let s={instancePath:a+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:320},message:"must NOT \
have more than 320 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/description",schemaPath:"\
#/properties/description/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.image!==void 0&&(d(i.image,{instancePath:a+
"/image",parentData:i,parentDataProperty:"image",rootData:h})||(e=e===null?d.errors:e.concat(d.errors),r=e.length)),i.noIndex!==
void 0&&typeof i.noIndex!="boolean"){let t={instancePath:a+"/noIndex",schemaPath:"#/properties/noIndex/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(i.blocks!==void 0){let t=i.blocks;
if(Array.isArray(t)){if(t.length>40){let n={instancePath:a+"/blocks",schemaPath:"#/properties/blocks/maxItems",keyword:"\
maxItems",params:{limit:40},message:"must NOT have more than 40 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++){let m=t[n];if(!(m&&typeof m=="object"&&!Array.isArray(m))){let o={instancePath:a+"/blocks/"+n,schemaPath:"#/prope\
rties/blocks/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{
let s={instancePath:a+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),r++}}if(i.basedOn!==void 0&&(F(i.basedOn,{instancePath:a+"/basedOn",parentData:i,parentDataProperty:"\
basedOn",rootData:h})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),i.changes!==void 0){let t=i.changes;if(Array.
isArray(t)){if(t.length>20){let n={instancePath:a+"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItem\
s",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++)E(t[n],{instancePath:a+"/changes/"+n,parentData:t,parentDataProperty:n,rootData:h})||(e=e===null?E.errors:e.concat(
E.errors),r=e.length)}else{let s={instancePath:a+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.exceptions!==void 0){let t=i.exceptions;if(Array.
isArray(t)){if(t.length>20){let n={instancePath:a+"/exceptions",schemaPath:"#/properties/exceptions/maxItems",keyword:"m\
axItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++)M(t[n],{instancePath:a+"/exceptions/"+n,parentData:t,parentDataProperty:n,rootData:h})||(e=e===null?M.errors:e.concat(
M.errors),r=e.length)}else{let s={instancePath:a+"/exceptions",schemaPath:"#/properties/exceptions/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return $e.errors=e,r===
0}var Ht=E,Gt=M,Ut=F,Kt=Ce;function Ce(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.internalName===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"internalName"},message:"must have required property 'internalName'"};e===null?e=[t]:e.push(t),r++}for(let t in i)
if(!(t==="internalName"||t==="title"||t==="blocks")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),r++}if(i.internalName!==void 0){let t=i.internalName;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+"/inte\
rnalName",schemaPath:"#/properties/internalName/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have\
 more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/internalName",schemaPath:"#/\
properties/internalName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/internalName",schemaPath:"#/properties/internalName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.title!==void 0){let t=i.title;
if(typeof t=="string"){if(l(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"max\
Length",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={
instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/title",schemaPath:"#/properti\
es/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.blocks!==
void 0){let t=i.blocks;if(Array.isArray(t)){if(t.length>12){let n={instancePath:a+"/blocks",schemaPath:"#/properties/blo\
cks/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 items"};e===null?e=[n]:e.push(n),
r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(!(m&&typeof m=="object"&&!Array.isArray(m))){let o={instancePath:a+
"/blocks/"+n,schemaPath:"#/properties/blocks/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ce.errors=e,r===
0}var Zt=Fe;function Fe(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.name===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),r++}if(i.image===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};
e===null?e=[t]:e.push(t),r++}if(i.altTag===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"altTag"},message:"must have required property 'altTag'"};e===null?e=[t]:e.push(t),r++}if(i.markets===void 0){
let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"markets"},message:"must have r\
equired property 'markets'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="name"||t==="image"||t==="altTag"||t===
"markets"||t==="isCreditCard")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.name!==void 0){
let t=i.name;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",
keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(
t)<1){let s={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/name",schemaPath:"#/p\
roperties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.
image!==void 0&&(d(i.image,{instancePath:a+"/image",parentData:i,parentDataProperty:"image",rootData:h})||(e=e===null?d.
errors:e.concat(d.errors),r=e.length)),i.altTag!==void 0){let t=i.altTag;if(typeof t=="string"){if(l(t)>80){let s={instancePath:a+
"/altTag",schemaPath:"#/properties/altTag/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more t\
han 80 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/altTag",schemaPath:"#/properties/alt\
Tag/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:a+"/altTag",schemaPath:"#/properties/altTag/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.markets!==void 0){let t=i.markets;if(Array.isArray(t)){if(t.
length>50){let n={instancePath:a+"/markets",schemaPath:"#/properties/markets/maxItems",keyword:"maxItems",params:{limit:50},
message:"must NOT have more than 50 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];
if(typeof m=="string"){if(l(m)>80){let o={instancePath:a+"/markets/"+n,schemaPath:"#/properties/markets/items/maxLength",
keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),r++}if(l(
m)<1){let o={instancePath:a+"/markets/"+n,schemaPath:"#/properties/markets/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/mar\
kets/"+n,schemaPath:"#/properties/markets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/markets",schemaPath:"#/properties/markets/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.isCreditCard!==void 0&&typeof i.isCreditCard!=
"boolean"){let t={instancePath:a+"/isCreditCard",schemaPath:"#/properties/isCreditCard/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Fe.errors=e,r===0}var Yt=Ee,ye={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/content/placement.schema.json",title:"\
Placement",description:"When and to whom a block is shown; every block carries these fields.",type:"object",additionalProperties:!1,
properties:{visibleTo:{type:"string",title:"Visible to",description:"Who sees the block: signed-in players (authorized),\
 visitors (not-authorized) or both. Left out: both.",enum:["authorized","both","not-authorized"],"x-content":{labels:{authorized:"\
Signed-in players",both:"Everybody","not-authorized":"Visitors"}}},targetAudience:{title:"Target audience",description:"\
Limits the block to players by their deposits, visits, games and level, or to certain players.",allOf:[{$ref:"https://ma\
rquee.dev/schemas/content/target-audience.schema.json"}]},showFrom:{type:"string",title:"Show from",description:"The blo\
ck appears at this time. Left out: at once.",format:"date-time"},showUntil:{type:"string",title:"Show until",description:"\
The block disappears at this time. Left out: never.",format:"date-time"},onlyMarkets:{type:"array",title:"Only in market\
s",description:"Codes of the markets that show the block; empty or left out means every market.",items:{type:"string",minLength:1,
maxLength:80},maxItems:50},onlyChannels:{type:"array",title:"Only on channels",description:"Kinds of devices that show t\
he block; empty or left out means every kind.",items:{type:"string",title:"Channel",description:"A kind of device: deskt\
op or mobile.",enum:["desktop","mobile"],"x-content":{labels:{desktop:"Computers and tablets",mobile:"Phones"}}},maxItems:2},
experiment:{title:"Experiment",description:"The block is one variant of an experiment: only visitors with this variant s\
ee it.",allOf:[{$ref:"https://marquee.dev/schemas/content/experiment-place.schema.json"}]},schemaVersion:{type:"integer",
title:"Version of the block",description:"Version of the block's fields this entry was written for. It is set by the too\
ls, not by hand; left out means the first version.",minimum:1}},required:[]},I={$schema:"http://json-schema.org/draft-07\
/schema#",$id:"https://marquee.dev/schemas/content/target-audience.schema.json",title:"Target audience",description:"Who\
 may see something by what players do, or by player id. Left out: everybody.",type:"object",additionalProperties:!1,properties:{
option:{type:"string",title:"Option",description:"Whom to choose: no-limit is everybody, group goes by deposits, visits,\
 games and level, players-list by player ids. The last two need a signed-in player.",enum:["no-limit","group","players-l\
ist"],"x-content":{labels:{"no-limit":"Everybody",group:"By what players do","players-list":"Certain players"}}},targetGroups:{
type:"array",title:"Deposits",description:"How many deposits a player has made; any of the chosen groups is enough. Chos\
en nothing: any number.",items:{type:"string",title:"Group",description:"Players without a deposit, with one, or with mo\
re than one.",enum:["DEPOSIT_COUNT_0","DEPOSIT_COUNT_1","DEPOSIT_COUNT_MORE_THAN_1"],"x-content":{labels:{DEPOSIT_COUNT_0:"\
No deposit yet",DEPOSIT_COUNT_1:"One deposit",DEPOSIT_COUNT_MORE_THAN_1:"More than one deposit"}}},maxItems:3},lastVisits:{
type:"array",title:"Last visit",description:"When a player was last here, today’s visit aside; any of the chosen is enou\
gh. Chosen nothing: any time.",items:{type:"string",title:"Last visit",description:"Within 7 days, within 30 days, longe\
r ago, or never before.",enum:["week","month","longer","never"],"x-content":{labels:{week:"Within a week",month:"A week \
to a month ago",longer:"More than a month ago",never:"Never before"}}},maxItems:4},favouriteVerticals:{type:"array",title:"\
Plays mostly",description:"Where a player has played most of the latest rounds; any of the chosen is enough. Chosen noth\
ing: anything, also nothing yet.",items:{type:"string",title:"Vertical",description:"Slots and tables, games with a live\
 dealer, or bets on sports.",enum:["casino","live-casino","sportsbook"],"x-content":{labels:{casino:"Casino","live-casin\
o":"Live casino",sportsbook:"Sports"}}},maxItems:3},levels:{type:"array",title:"Levels",description:"Levels of the loyal\
ty programme, counted from 0; any of them is enough. Left empty: every level.",items:{type:"integer",title:"Level",description:"\
Number of a level: 0 is the first.",minimum:0,maximum:9},maxItems:10},targetPlayersIds:{type:"array",title:"Players",description:"\
Ids of the players who see it.",items:{type:["string","integer"],maxLength:120},maxItems:1e3}},required:["option"]};function T(i,{
instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.option===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"opti\
on"},message:"must have required property 'option'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="option"||t===
"targetGroups"||t==="lastVisits"||t==="favouriteVerticals"||t==="levels"||t==="targetPlayersIds")){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(i.option!==void 0){let t=i.option;if(typeof t!="string"){let s={
instancePath:a+"/option",schemaPath:"#/properties/option/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),r++}if(!(t==="no-limit"||t==="group"||t==="players-list")){let s={instancePath:a+"/optio\
n",schemaPath:"#/properties/option/enum",keyword:"enum",params:{allowedValues:I.properties.option.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(i.targetGroups!==void 0){let t=i.targetGroups;if(Array.
isArray(t)){if(t.length>3){let n={instancePath:a+"/targetGroups",schemaPath:"#/properties/targetGroups/maxItems",keyword:"\
maxItems",params:{limit:3},message:"must NOT have more than 3 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++){let m=t[n];if(typeof m!="string"){let o={instancePath:a+"/targetGroups/"+n,schemaPath:"#/properties/targetGroups/\
items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}if(!(m==="DEPOS\
IT_COUNT_0"||m==="DEPOSIT_COUNT_1"||m==="DEPOSIT_COUNT_MORE_THAN_1")){let o={instancePath:a+"/targetGroups/"+n,schemaPath:"\
#/properties/targetGroups/items/enum",keyword:"enum",params:{allowedValues:I.properties.targetGroups.items.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/targetGroups",schemaPath:"\
#/properties/targetGroups/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}
if(i.lastVisits!==void 0){let t=i.lastVisits;if(Array.isArray(t)){if(t.length>4){let n={instancePath:a+"/lastVisits",schemaPath:"\
#/properties/lastVisits/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?
e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m!="string"){let o={instancePath:a+"/lastVi\
sits/"+n,schemaPath:"#/properties/lastVisits/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),r++}if(!(m==="week"||m==="month"||m==="longer"||m==="never")){let o={instancePath:a+"/lastVisit\
s/"+n,schemaPath:"#/properties/lastVisits/items/enum",keyword:"enum",params:{allowedValues:I.properties.lastVisits.items.
enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/\
lastVisits",schemaPath:"#/properties/lastVisits/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),r++}}if(i.favouriteVerticals!==void 0){let t=i.favouriteVerticals;if(Array.isArray(t)){if(t.length>
3){let n={instancePath:a+"/favouriteVerticals",schemaPath:"#/properties/favouriteVerticals/maxItems",keyword:"maxItems",
params:{limit:3},message:"must NOT have more than 3 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){
let m=t[n];if(typeof m!="string"){let o={instancePath:a+"/favouriteVerticals/"+n,schemaPath:"#/properties/favouriteVerti\
cals/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}if(!(m==="\
casino"||m==="live-casino"||m==="sportsbook")){let o={instancePath:a+"/favouriteVerticals/"+n,schemaPath:"#/properties/f\
avouriteVerticals/items/enum",keyword:"enum",params:{allowedValues:I.properties.favouriteVerticals.items.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/favouriteVertic\
als",schemaPath:"#/properties/favouriteVerticals/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),r++}}if(i.levels!==void 0){let t=i.levels;if(Array.isArray(t)){if(t.length>10){let n={instancePath:a+
"/levels",schemaPath:"#/properties/levels/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more tha\
n 10 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m))){let o={instancePath:a+"/levels/"+n,schemaPath:"#/properties/levels/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}if(typeof m=="number"&&isFinite(m)){if(m>9||isNaN(
m)){let o={instancePath:a+"/levels/"+n,schemaPath:"#/properties/levels/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9},message:"must be <= 9"};e===null?e=[o]:e.push(o),r++}if(m<0||isNaN(m)){let o={instancePath:a+"/levels/"+n,schemaPath:"\
#/properties/levels/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[o]:e.push(o),r++}}}}else{let s={instancePath:a+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.targetPlayersIds!==void 0){let t=i.targetPlayersIds;
if(Array.isArray(t)){if(t.length>1e3){let n={instancePath:a+"/targetPlayersIds",schemaPath:"#/properties/targetPlayersId\
s/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),
r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m!="string"&&!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m))){let o={instancePath:a+"/targetPlayersIds/"+n,schemaPath:"#/properties/targetPlayersIds/items/type",keyword:"type",params:{
type:I.properties.targetPlayersIds.items.type},message:"must be string,integer"};e===null?e=[o]:e.push(o),r++}if(typeof m==
"string"&&l(m)>120){let o={instancePath:a+"/targetPlayersIds/"+n,schemaPath:"#/properties/targetPlayersIds/items/maxLeng\
th",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),r++}}}else{
let s={instancePath:a+"/targetPlayersIds",schemaPath:"#/properties/targetPlayersIds/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return T.errors=e,r===0}function Ee(i,{
instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(
i)){for(let t in i)if(!(t==="visibleTo"||t==="targetAudience"||t==="showFrom"||t==="showUntil"||t==="onlyMarkets"||t==="\
onlyChannels"||t==="experiment"||t==="schemaVersion")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),r++}if(i.visibleTo!==void 0){let t=i.visibleTo;if(typeof t!="string"){let s={instancePath:a+"/visibleTo",schemaPath:"\
#/properties/visibleTo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}
if(!(t==="authorized"||t==="both"||t==="not-authorized")){let s={instancePath:a+"/visibleTo",schemaPath:"#/properties/vi\
sibleTo/enum",keyword:"enum",params:{allowedValues:ye.properties.visibleTo.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[s]:e.push(s),r++}}if(i.targetAudience!==void 0&&(T(i.targetAudience,{instancePath:a+"/targetA\
udience",parentData:i,parentDataProperty:"targetAudience",rootData:h})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),
i.showFrom!==void 0){let t=i.showFrom;if(typeof t=="string"){if(!P.validate(t)){let s={instancePath:a+"/showFrom",schemaPath:"\
#/properties/showFrom/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/showFrom",schemaPath:"#/properties/showFrom/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.showUntil!==void 0){let t=i.showUntil;
if(typeof t=="string"){if(!P.validate(t)){let s={instancePath:a+"/showUntil",schemaPath:"#/properties/showUntil/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/showUntil",schemaPath:"#/properties/showUntil/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(i.onlyMarkets!==void 0){let t=i.onlyMarkets;if(Array.isArray(t)){if(t.
length>50){let n={instancePath:a+"/onlyMarkets",schemaPath:"#/properties/onlyMarkets/maxItems",keyword:"maxItems",params:{
limit:50},message:"must NOT have more than 50 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];
if(typeof m=="string"){if(l(m)>80){let o={instancePath:a+"/onlyMarkets/"+n,schemaPath:"#/properties/onlyMarkets/items/ma\
xLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),
r++}if(l(m)<1){let o={instancePath:a+"/onlyMarkets/"+n,schemaPath:"#/properties/onlyMarkets/items/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+
"/onlyMarkets/"+n,schemaPath:"#/properties/onlyMarkets/items/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/onlyMarkets",schemaPath:"#/properties/onlyMarkets\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.onlyChannels!==void 0){
let t=i.onlyChannels;if(Array.isArray(t)){if(t.length>2){let n={instancePath:a+"/onlyChannels",schemaPath:"#/properties/\
onlyChannels/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[n]:e.push(
n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m!="string"){let o={instancePath:a+"/onlyChannels/"+n,schemaPath:"\
#/properties/onlyChannels/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),r++}if(!(m==="desktop"||m==="mobile")){let o={instancePath:a+"/onlyChannels/"+n,schemaPath:"#/properties/onlyChannels\
/items/enum",keyword:"enum",params:{allowedValues:ye.properties.onlyChannels.items.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/onlyChannels",schemaPath:"#/propertie\
s/onlyChannels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.experiment!==
void 0&&($(i.experiment,{instancePath:a+"/experiment",parentData:i,parentDataProperty:"experiment",rootData:h})||(e=e===
null?$.errors:e.concat($.errors),r=e.length)),i.schemaVersion!==void 0){let t=i.schemaVersion;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/schemaVersion",schemaPath:"#/properties/schemaVersion/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&
(t<1||isNaN(t))){let s={instancePath:a+"/schemaVersion",schemaPath:"#/properties/schemaVersion/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ee.errors=e,
r===0}var Qt=Me,ge={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/content/promotion\
.schema.json",title:"Promotion",description:"An offer to players, with its schedule, its audience and a page of its own.",
type:"object",additionalProperties:!1,properties:{slug:{type:"string",title:"Slug",description:"Last part of the address\
 of its page.",minLength:1,maxLength:120},title:{type:"string",title:"Title",description:"Headline of the offer.",minLength:1,
maxLength:90,"x-content":{localized:!0}},summary:{type:"string",title:"Summary",description:"One or two sentences on the\
 card of the offer.",minLength:1,maxLength:240,"x-content":{localized:!0}},body:{title:"Text",description:"The full text\
 of its page.",allOf:[{$ref:"https://marquee.dev/schemas/content/rich-text.schema.json"}],"x-content":{localized:!0}},conditions:{
title:"Significant conditions",description:"The significant conditions in a few lines; they stand beside the offer where\
ver it is shown.",allOf:[{$ref:"https://marquee.dev/schemas/content/rich-text.schema.json"}],"x-content":{localized:!0}},
badge:{type:"string",title:"Badge",description:"A word or two on the picture, such as New.",minLength:1,maxLength:30,"x-\
content":{localized:!0}},image:{title:"Picture",description:"Picture of the offer, 16 wide to 9 high.",allOf:[{$ref:"htt\
ps://marquee.dev/schemas/content/image.schema.json"}],"x-content":{focus:!0}},callToAction:{title:"Call to action",description:"\
The button of its page and where it leads.",allOf:[{$ref:"https://marquee.dev/schemas/content/link.schema.json"}]},categories:{
type:"array",title:"Categories",description:"Ids of the tabs it stands in, such as casino, live-casino or sports.",items:{
type:"string",minLength:1,maxLength:80},maxItems:20},tags:{type:"array",title:"Tags",description:"The themes it can be f\
iltered by.",items:{$ref:"https://marquee.dev/schemas/content/promotion-tag.schema.json"},maxItems:6},promotionNum:{type:"\
integer",title:"Number",description:"Number of the offer in the books of the brand; players never see it."},promotionOrder:{
type:"integer",title:"Order",description:"Place among the promotions: lower numbers come first."},startsAt:{type:"string",
title:"Starts",description:"The offer is shown from this time on. Left out: at once.",format:"date-time"},endsAt:{type:"\
string",title:"Ends",description:"The offer is shown until this time. Left out: without end.",format:"date-time"},expiresAt:{
type:"string",title:"Expires",description:"After this time the offer leaves all lists.",format:"date-time"},scheduledDatetimes:{
type:"array",title:"Windows",description:"Windows of time in which the offer is shown, once or again and again.",items:{
title:"Window",description:"One window of time in which the offer is shown.",type:"object",additionalProperties:!1,properties:{
startAt:{type:"string",title:"Start",description:"Time the window opens.",format:"date-time"},endAt:{type:"string",title:"\
End",description:"Time the window closes.",format:"date-time"}},required:["startAt","endAt"]},"x-content":{object:!0},maxItems:100},
weekly:{title:"Weekly window",description:"A window that repeats every week, so that an offer such as a Friday drop need\
s no editing.",type:"object",additionalProperties:!1,properties:{day:{type:"integer",title:"Day",description:"Day of the\
 week it opens: 0 is Sunday, 6 is Saturday.",minimum:0,maximum:6},startHour:{type:"integer",title:"From hour",description:"\
Hour of the day it opens, in UTC.",minimum:0,maximum:23},hours:{type:"integer",title:"Length",description:"How many hour\
s it stays open.",minimum:1,maximum:168}},required:["day","startHour","hours"]},tournamentId:{type:"string",title:"Tourn\
ament",description:"Id of the tournament shown on the page of the offer.",minLength:1,maxLength:120},campaignId:{type:"i\
nteger",title:"Campaign",description:"Number of the campaign whose bonus the offer advertises, as the address of its pag\
e at the desk ends. Its terms and its chance are shown with the offer, and where the campaign is not offered the promoti\
on is not shown.",minimum:1,maximum:2147483647},targetAudience:{title:"Target audience",description:"Limits the offer to\
 players by their deposits, visits, games and level, or to certain players.",allOf:[{$ref:"https://marquee.dev/schemas/c\
ontent/target-audience.schema.json"}]},displayRule:{title:"Display rule",description:"Who sees the offer by sign-in stat\
e, and where it leads them.",allOf:[{$ref:"https://marquee.dev/schemas/content/display-rule.schema.json"}]},onlyBrands:{
type:"array",title:"Only for brands",description:"Ids of the brands that show it; left out means all brands.",items:{type:"\
string",minLength:1,maxLength:80},maxItems:50},onlyMarkets:{type:"array",title:"Only in markets",description:"Codes of t\
he markets that show it; left out means all markets.",items:{type:"string",minLength:1,maxLength:80},maxItems:50},needs:{
type:"array",title:"Needs",description:"Rules of the market that must allow something for the offer to be shown, such as\
 jackpotGames for prizes on jackpot games.",items:{type:"string",enum:["jackpotGames","tableGames","loyalty"]},maxItems:3}},
required:["slug","title","summary","image"],"x-marquee":{contentType:"promotion",displayField:"title"}};function S(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i.slug===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),r++}if(i.label===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};
e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="slug"||t==="label")){let s={instancePath:a,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),r++}if(i.slug!==void 0){let t=i.slug;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+
"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than\
 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(i.label!==void 0){let t=i.label;if(typeof t=="string"){if(l(t)>40){let s={
instancePath:a+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit:40},message:"must NO\
T have more than 40 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/label",schemaPath:"#/pr\
operties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return S.errors=e,r===0}function Me(i,{
instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.slug===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},
message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),r++}if(i.title===void 0){let t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?
e=[t]:e.push(t),r++}if(i.summary===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
summary"},message:"must have required property 'summary'"};e===null?e=[t]:e.push(t),r++}if(i.image===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};
e===null?e=[t]:e.push(t),r++}for(let t in i)if(!O.call(ge.properties,t)){let s={instancePath:a,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(i.slug!==void 0){let t=i.slug;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+"/sl\
ug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120\
 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),r++}}if(i.title!==void 0){let t=i.title;if(typeof t=="string"){if(l(t)>90){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:90},message:"must NOT have more tha\
n 90 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(i.summary!==void 0){let t=i.summary;if(typeof t=="string"){if(l(t)>240){
let s={instancePath:a+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit:240},message:"\
must NOT have more than 240 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/summary",schemaPath:"\
#/properties/summary/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.body!==void 0&&(g(i.body,{instancePath:a+"/b\
ody",parentData:i,parentDataProperty:"body",rootData:h})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),i.conditions!==
void 0&&(g(i.conditions,{instancePath:a+"/conditions",parentData:i,parentDataProperty:"conditions",rootData:h})||(e=e===
null?g.errors:e.concat(g.errors),r=e.length)),i.badge!==void 0){let t=i.badge;if(typeof t=="string"){if(l(t)>30){let s={
instancePath:a+"/badge",schemaPath:"#/properties/badge/maxLength",keyword:"maxLength",params:{limit:30},message:"must NO\
T have more than 30 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/badge",schemaPath:"#/pr\
operties/badge/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/badge",schemaPath:"#/properties/badge/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.image!==void 0&&(d(i.image,{instancePath:a+"/image",
parentData:i,parentDataProperty:"image",rootData:h})||(e=e===null?d.errors:e.concat(d.errors),r=e.length)),i.callToAction!==
void 0&&(k(i.callToAction,{instancePath:a+"/callToAction",parentData:i,parentDataProperty:"callToAction",rootData:h})||(e=
e===null?k.errors:e.concat(k.errors),r=e.length)),i.categories!==void 0){let t=i.categories;if(Array.isArray(t)){if(t.length>
20){let n={instancePath:a+"/categories",schemaPath:"#/properties/categories/maxItems",keyword:"maxItems",params:{limit:20},
message:"must NOT have more than 20 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];
if(typeof m=="string"){if(l(m)>80){let o={instancePath:a+"/categories/"+n,schemaPath:"#/properties/categories/items/maxL\
ength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),r++}
if(l(m)<1){let o={instancePath:a+"/categories/"+n,schemaPath:"#/properties/categories/items/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+
"/categories/"+n,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/categories",schemaPath:"#/properties/categories/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.tags!==void 0){let t=i.
tags;if(Array.isArray(t)){if(t.length>6){let n={instancePath:a+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"\
maxItems",params:{limit:6},message:"must NOT have more than 6 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++)S(t[n],{instancePath:a+"/tags/"+n,parentData:t,parentDataProperty:n,rootData:h})||(e=e===null?S.errors:e.concat(S.
errors),r=e.length)}else{let s={instancePath:a+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.promotionNum!==void 0){let t=i.promotionNum;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/promotionNum",schemaPath:"#/properties/promotionNum/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}}if(i.promotionOrder!==
void 0){let t=i.promotionOrder;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/promoti\
onOrder",schemaPath:"#/properties/promotionOrder/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),r++}}if(i.startsAt!==void 0){let t=i.startsAt;if(typeof t=="string"){if(!P.validate(t)){let s={
instancePath:a+"/startsAt",schemaPath:"#/properties/startsAt/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/startsAt",schemaPath:"#/prope\
rties/startsAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.
endsAt!==void 0){let t=i.endsAt;if(typeof t=="string"){if(!P.validate(t)){let s={instancePath:a+"/endsAt",schemaPath:"#/\
properties/endsAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/endsAt",schemaPath:"#/properties/endsAt/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.expiresAt!==void 0){let t=i.expiresAt;if(typeof t==
"string"){if(!P.validate(t)){let s={instancePath:a+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"form\
at",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}if(i.scheduledDatetimes!==void 0){let t=i.scheduledDatetimes;if(Array.isArray(t)){if(t.length>
100){let n={instancePath:a+"/scheduledDatetimes",schemaPath:"#/properties/scheduledDatetimes/maxItems",keyword:"maxItems",
params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<
s;n++){let m=t[n];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.startAt===void 0){let o={instancePath:a+"/scheduledD\
atetimes/"+n,schemaPath:"#/properties/scheduledDatetimes/items/required",keyword:"required",params:{missingProperty:"sta\
rtAt"},message:"must have required property 'startAt'"};e===null?e=[o]:e.push(o),r++}if(m.endAt===void 0){let o={instancePath:a+
"/scheduledDatetimes/"+n,schemaPath:"#/properties/scheduledDatetimes/items/required",keyword:"required",params:{missingProperty:"\
endAt"},message:"must have required property 'endAt'"};e===null?e=[o]:e.push(o),r++}for(let o in m)if(!(o==="startAt"||o===
"endAt")){let p={instancePath:a+"/scheduledDatetimes/"+n,schemaPath:"#/properties/scheduledDatetimes/items/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===
null?e=[p]:e.push(p),r++}if(m.startAt!==void 0){let o=m.startAt;if(typeof o=="string"){if(!P.validate(o)){let p={instancePath:a+
"/scheduledDatetimes/"+n+"/startAt",schemaPath:"#/properties/scheduledDatetimes/items/properties/startAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+
"/scheduledDatetimes/"+n+"/startAt",schemaPath:"#/properties/scheduledDatetimes/items/properties/startAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(m.endAt!==void 0){let o=m.endAt;
if(typeof o=="string"){if(!P.validate(o)){let p={instancePath:a+"/scheduledDatetimes/"+n+"/endAt",schemaPath:"#/properti\
es/scheduledDatetimes/items/properties/endAt/format",keyword:"format",params:{format:"date-time"},message:'must match fo\
rmat "date-time"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/scheduledDatetimes/"+n+"/endAt",schemaPath:"\
#/properties/scheduledDatetimes/items/properties/endAt/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:a+"/scheduledDatetimes/"+n,schemaPath:"#/properties/schedul\
edDatetimes/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{
let s={instancePath:a+"/scheduledDatetimes",schemaPath:"#/properties/scheduledDatetimes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.weekly!==void 0){let t=i.weekly;if(t&&typeof t=="obj\
ect"&&!Array.isArray(t)){if(t.day===void 0){let s={instancePath:a+"/weekly",schemaPath:"#/properties/weekly/required",keyword:"\
required",params:{missingProperty:"day"},message:"must have required property 'day'"};e===null?e=[s]:e.push(s),r++}if(t.
startHour===void 0){let s={instancePath:a+"/weekly",schemaPath:"#/properties/weekly/required",keyword:"required",params:{
missingProperty:"startHour"},message:"must have required property 'startHour'"};e===null?e=[s]:e.push(s),r++}if(t.hours===
void 0){let s={instancePath:a+"/weekly",schemaPath:"#/properties/weekly/required",keyword:"required",params:{missingProperty:"\
hours"},message:"must have required property 'hours'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="day"||s==="\
startHour"||s==="hours")){let n={instancePath:a+"/weekly",schemaPath:"#/properties/weekly/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),r++}if(t.day!==void 0){let s=t.day;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:a+"/\
weekly/day",schemaPath:"#/properties/weekly/properties/day/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)){if(s>6||isNaN(s)){let n={instancePath:a+"/we\
ekly/day",schemaPath:"#/properties/weekly/properties/day/maximum",keyword:"maximum",params:{comparison:"<=",limit:6},message:"\
must be <= 6"};e===null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){let n={instancePath:a+"/weekly/day",schemaPath:"#/properti\
es/weekly/properties/day/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[n]:e.push(n),r++}}}if(t.startHour!==void 0){let s=t.startHour;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
let n={instancePath:a+"/weekly/startHour",schemaPath:"#/properties/weekly/properties/startHour/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}if(typeof s=="number"&&isFinite(s)){if(s>23||isNaN(
s)){let n={instancePath:a+"/weekly/startHour",schemaPath:"#/properties/weekly/properties/startHour/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:23},message:"must be <= 23"};e===null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){let n={instancePath:a+
"/weekly/startHour",schemaPath:"#/properties/weekly/properties/startHour/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}}if(t.hours!==void 0){let s=t.hours;if(!(typeof s=="n\
umber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:a+"/weekly/hours",schemaPath:"#/properties/weekly/propertie\
s/hours/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}if(typeof s==
"number"&&isFinite(s)){if(s>168||isNaN(s)){let n={instancePath:a+"/weekly/hours",schemaPath:"#/properties/weekly/propert\
ies/hours/maximum",keyword:"maximum",params:{comparison:"<=",limit:168},message:"must be <= 168"};e===null?e=[n]:e.push(
n),r++}if(s<1||isNaN(s)){let n={instancePath:a+"/weekly/hours",schemaPath:"#/properties/weekly/properties/hours/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),r++}}}}else{let s={instancePath:a+
"/weekly",schemaPath:"#/properties/weekly/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),r++}}if(i.tournamentId!==void 0){let t=i.tournamentId;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+
"/tournamentId",schemaPath:"#/properties/tournamentId/maxLength",keyword:"maxLength",params:{limit:120},message:"must NO\
T have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/tournamentId",schemaPath:"\
#/properties/tournamentId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/tournamentId",schemaPath:"#/properties/tournamentId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.campaignId!==void 0){let t=i.campaignId;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/campaignId",schemaPath:"#/properties/c\
ampaignId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)){if(t>2147483647||isNaN(t)){let s={instancePath:a+"/campaignId",schemaPath:"#/properties/campaignI\
d/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.
push(s),r++}if(t<1||isNaN(t)){let s={instancePath:a+"/campaignId",schemaPath:"#/properties/campaignId/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),r++}}}if(i.targetAudience!==void 0&&
(T(i.targetAudience,{instancePath:a+"/targetAudience",parentData:i,parentDataProperty:"targetAudience",rootData:h})||(e=
e===null?T.errors:e.concat(T.errors),r=e.length)),i.displayRule!==void 0&&(z(i.displayRule,{instancePath:a+"/displayRule",
parentData:i,parentDataProperty:"displayRule",rootData:h})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),i.onlyBrands!==
void 0){let t=i.onlyBrands;if(Array.isArray(t)){if(t.length>50){let n={instancePath:a+"/onlyBrands",schemaPath:"#/proper\
ties/onlyBrands/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[n]:
e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m=="string"){if(l(m)>80){let o={instancePath:a+"/\
onlyBrands/"+n,schemaPath:"#/properties/onlyBrands/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must \
NOT have more than 80 characters"};e===null?e=[o]:e.push(o),r++}if(l(m)<1){let o={instancePath:a+"/onlyBrands/"+n,schemaPath:"\
#/properties/onlyBrands/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/onlyBrands/"+n,schemaPath:"#/properties/onlyBrands/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+
"/onlyBrands",schemaPath:"#/properties/onlyBrands/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),r++}}if(i.onlyMarkets!==void 0){let t=i.onlyMarkets;if(Array.isArray(t)){if(t.length>50){let n={instancePath:a+
"/onlyMarkets",schemaPath:"#/properties/onlyMarkets/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT hav\
e more than 50 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m=="string"){
if(l(m)>80){let o={instancePath:a+"/onlyMarkets/"+n,schemaPath:"#/properties/onlyMarkets/items/maxLength",keyword:"maxLe\
ngth",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),r++}if(l(m)<1){let o={
instancePath:a+"/onlyMarkets/"+n,schemaPath:"#/properties/onlyMarkets/items/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/onlyMarkets/"+
n,schemaPath:"#/properties/onlyMarkets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/onlyMarkets",schemaPath:"#/properties/onlyMarkets/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.needs!==void 0){let t=i.needs;if(Array.
isArray(t)){if(t.length>3){let n={instancePath:a+"/needs",schemaPath:"#/properties/needs/maxItems",keyword:"maxItems",params:{
limit:3},message:"must NOT have more than 3 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];
if(typeof m!="string"){let o={instancePath:a+"/needs/"+n,schemaPath:"#/properties/needs/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}if(!(m==="jackpotGames"||m==="tableGames"||m==="lo\
yalty")){let o={instancePath:a+"/needs/"+n,schemaPath:"#/properties/needs/items/enum",keyword:"enum",params:{allowedValues:ge.
properties.needs.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),r++}}}else{let s={
instancePath:a+"/needs",schemaPath:"#/properties/needs/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return Me.errors=e,r===0}var Xt=Se,ft={$schema:"http://json-schema.org/dra\
ft-07/schema#",$id:"https://marquee.dev/schemas/content/promotion-category.schema.json",title:"Promotion category",description:"\
A tab of the promotions page.",type:"object",additionalProperties:!1,properties:{slug:{type:"string",title:"Slug",description:"\
Part of the address of the tab, such as live-casino.",minLength:1,maxLength:120},label:{type:"string",title:"Label",description:"\
Name of the tab as players read it.",minLength:1,maxLength:40,"x-content":{localized:!0}},order:{type:"integer",title:"O\
rder",description:"Place among the tabs: lower numbers come first. The tab with all promotions always stands first."},vertical:{
type:"string",title:"Vertical",description:"What its promotions are played on: markets that do not offer it show neither\
 the tab nor its promotions. Left out: every market.",enum:["casino","live-casino","sportsbook"]}},required:["slug","lab\
el"],"x-marquee":{contentType:"promotionCategory",displayField:"label"}};function Se(i,{instancePath:a="",parentData:c,parentDataProperty:u,
rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.slug===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};
e===null?e=[t]:e.push(t),r++}if(i.label===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t===
"slug"||t==="label"||t==="order"||t==="vertical")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
r++}if(i.slug!==void 0){let t=i.slug;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+"/slug",schemaPath:"#/pro\
perties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?
e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}}if(i.label!==void 0){let t=i.label;if(typeof t=="string"){if(l(t)>40){let s={instancePath:a+"/label",schemaPath:"\
#/properties/label/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===
null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/label",schemaPath:"#/properties/label/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}}if(i.order!==void 0){let t=i.order;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+
"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),r++}}if(i.vertical!==void 0){let t=i.vertical;if(typeof t!="string"){let s={instancePath:a+"/vertical",schemaPath:"\
#/properties/vertical/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}
if(!(t==="casino"||t==="live-casino"||t==="sportsbook")){let s={instancePath:a+"/vertical",schemaPath:"#/properties/vert\
ical/enum",keyword:"enum",params:{allowedValues:ft.properties.vertical.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Se.errors=e,r===0}var Jt=Ve;function Ve(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.slug===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(t!=="slug"){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(i.slug!==void 0){let t=i.slug;if(typeof t=="string"){if(l(t)>120){
let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"m\
ust NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/slug",schemaPath:"\
#/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ve.errors=e,r===0}var es=Re;function Re(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.slug===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(t!=="slug"){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(i.slug!==void 0){let t=i.slug;if(typeof t=="string"){if(l(t)>120){
let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"m\
ust NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/slug",schemaPath:"\
#/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Re.errors=e,r===0}var ts=S,ss=N,
rs=_e;function _e(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.providerId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"providerId"},message:"must have required property 'providerId'"};e===null?e=[t]:e.push(t),r++}for(let t in i)
if(t!=="providerId"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.providerId!==void 0){let t=i.providerId;
if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+"/providerId",schemaPath:"#/properties/providerId/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){
let s={instancePath:a+"/providerId",schemaPath:"#/properties/providerId/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/providerId",
schemaPath:"#/properties/providerId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),r++}return _e.errors=e,r===0}var as=g,is=A,ns=We;function We(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.internalName===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"internalName"},message:"must have required property 'internalName'"};e===null?e=[t]:e.push(t),r++}for(let t in i)
if(!(t==="internalName"||t==="blocks")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.
internalName!==void 0){let t=i.internalName;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+"/internalName",schemaPath:"\
#/properties/internalName/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 charact\
ers"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/internalName",schemaPath:"#/properties/internalNam\
e/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:a+"/internalName",schemaPath:"#/properties/internalName/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.blocks!==void 0){let t=i.blocks;if(Array.isArray(t)){
if(t.length>1){let n={instancePath:a+"/blocks",schemaPath:"#/properties/blocks/maxItems",keyword:"maxItems",params:{limit:1},
message:"must NOT have more than 1 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(!(m&&
typeof m=="object"&&!Array.isArray(m))){let o={instancePath:a+"/blocks/"+n,schemaPath:"#/properties/blocks/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/block\
s",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.
push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[t]:e.push(t),r++}return We.errors=e,r===0}var os=Be;function Be(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.slug===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),r++}if(i.label===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};
e===null?e=[t]:e.push(t),r++}if(i.position===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"position"},message:"must have required property 'position'"};e===null?e=[t]:e.push(t),r++}for(let t in i)
if(!(t==="slug"||t==="label"||t==="position")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(i.slug!==void 0){let t=i.slug;if(typeof t=="string"){if(l(t)>60){let s={instancePath:a+"/slug",schemaPath:"#/properti\
es/slug/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[s]:
e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/slu\
g",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),r++}}if(i.label!==void 0){let t=i.label;if(typeof t=="string"){if(l(t)>80){let s={instancePath:a+"/label",schemaPath:"\
#/properties/label/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===
null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/label",schemaPath:"#/properties/label/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}}if(i.position!==void 0){let t=i.position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={
instancePath:a+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t)){let s={instancePath:a+
"/position",schemaPath:"#/properties/position/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"mus\
t be <= 1000"};e===null?e=[s]:e.push(s),r++}if(t<0||isNaN(t)){let s={instancePath:a+"/position",schemaPath:"#/properties\
/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}}}else{
let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Be.errors=e,r===0}var ms=He,Y={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marqu\
ee.dev/schemas/content/static-page.schema.json",title:"Static page",description:"A page of text: legal, information, con\
tact or an error message.",type:"object",additionalProperties:!1,properties:{slug:{type:"string",title:"Slug",description:"\
Name of the page: a known one such as terms_and_conditions or page-error-404, or a free one that becomes its address.",minLength:1,
maxLength:120},title:{type:"string",title:"Title",description:"Heading of the page. Without a title in a language the pa\
ge is not linked there.",minLength:1,maxLength:120,"x-content":{localized:!0,fallback:!1}},lead:{type:"string",title:"Le\
ad",description:"One or two sentences below the title.",minLength:1,maxLength:300,"x-content":{localized:!0}},body:{title:"\
Text",description:"The text of the page.",allOf:[{$ref:"https://marquee.dev/schemas/content/rich-text.schema.json"}],"x-\
content":{localized:!0}},layout:{type:"string",title:"Layout",description:"How it looks: document for long text with a t\
able of contents, message for a short text in the middle, as for errors.",enum:["document","message"]},image:{title:"Pic\
ture",description:"Illustration of a message.",allOf:[{$ref:"https://marquee.dev/schemas/content/image.schema.json"}]},links:{
type:"array",title:"Buttons",description:"Buttons below the text that lead on.",items:{$ref:"https://marquee.dev/schemas\
/content/link.schema.json"},maxItems:3},group:{type:"string",title:"Link group",description:"The list of links the page \
stands in. Left out: it is not linked.",enum:["legal","information","support"]},order:{type:"integer",title:"Order",description:"\
Place in its list: lower numbers come first."},updatedOn:{type:"string",title:"Last changed",description:"Day of the las\
t change, shown below the title of legal pages.",format:"date-time"},version:{type:"string",title:"Version",description:"\
Version of the terms and conditions, a whole or decimal number. Raise it when players must accept them again.",pattern:"\
^\\d{1,6}(\\.\\d{1,6})?$",maxLength:13},disabled:{type:"boolean",title:"Disabled",description:"Switched on: the page is \
not linked anywhere."},onlyShowMarkets:{type:"array",title:"Only in markets",description:"Codes of the markets that link\
 the page. An empty list hides it everywhere; left out means all markets.",items:{type:"string",minLength:1,maxLength:80},
maxItems:50},onlyBrands:{type:"array",title:"Only for brands",description:"Ids of the brands that show it; left out mean\
s all brands.",items:{type:"string",minLength:1,maxLength:80},maxItems:50}},required:["slug"],"x-marquee":{contentType:"\
staticPage",displayField:"title"}},yt=new RegExp("^\\d{1,6}(\\.\\d{1,6})?$","u");function He(i,{instancePath:a="",parentData:c,
parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.slug===void 0){let t={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required pr\
operty 'slug'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!O.call(Y.properties,t)){let s={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(i.slug!==void 0){let t=i.slug;if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+
"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than\
 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(i.title!==void 0){let t=i.title;if(typeof t=="string"){if(l(t)>120){let s={
instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:120},message:"must N\
OT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/title",schemaPath:"#/\
properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.lead!==void 0){let t=i.lead;if(typeof t=="string"){
if(l(t)>300){let s={instancePath:a+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit:300},
message:"must NOT have more than 300 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/lead",
schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/lead",schemaPath:"#/properties/lead/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.body!==void 0&&(g(i.body,{instancePath:a+
"/body",parentData:i,parentDataProperty:"body",rootData:h})||(e=e===null?g.errors:e.concat(g.errors),r=e.length)),i.layout!==
void 0){let t=i.layout;if(typeof t!="string"){let s={instancePath:a+"/layout",schemaPath:"#/properties/layout/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="document"||t==="message")){
let s={instancePath:a+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues:Y.properties.
layout.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(i.image!==void 0&&(d(
i.image,{instancePath:a+"/image",parentData:i,parentDataProperty:"image",rootData:h})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length)),i.links!==void 0){let t=i.links;if(Array.isArray(t)){if(t.length>3){let n={instancePath:a+"/links",schemaPath:"\
#/properties/links/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items"};e===null?e=[
n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++)k(t[n],{instancePath:a+"/links/"+n,parentData:t,parentDataProperty:n,
rootData:h})||(e=e===null?k.errors:e.concat(k.errors),r=e.length)}else{let s={instancePath:a+"/links",schemaPath:"#/prop\
erties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.group!==
void 0){let t=i.group;if(typeof t!="string"){let s={instancePath:a+"/group",schemaPath:"#/properties/group/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="legal"||t==="information"||
t==="support")){let s={instancePath:a+"/group",schemaPath:"#/properties/group/enum",keyword:"enum",params:{allowedValues:Y.
properties.group.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(i.order!==
void 0){let t=i.order;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/order",schemaPath:"\
#/properties/order/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}}
if(i.updatedOn!==void 0){let t=i.updatedOn;if(typeof t=="string"){if(!P.validate(t)){let s={instancePath:a+"/updatedOn",
schemaPath:"#/properties/updatedOn/format",keyword:"format",params:{format:"date-time"},message:'must match format "date\
-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/updatedOn",schemaPath:"#/properties/updatedOn/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.version!==void 0){let t=i.
version;if(typeof t=="string"){if(l(t)>13){let s={instancePath:a+"/version",schemaPath:"#/properties/version/maxLength",
keyword:"maxLength",params:{limit:13},message:"must NOT have more than 13 characters"};e===null?e=[s]:e.push(s),r++}if(!yt.
test(t)){let s={instancePath:a+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^\
\\d{1,6}(\\.\\d{1,6})?$"},message:'must match pattern "^\\d{1,6}(\\.\\d{1,6})?$"'};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:a+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),r++}}if(i.disabled!==void 0&&typeof i.disabled!="boolean"){let t={instancePath:a+"/dis\
abled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[t]:e.push(t),r++}if(i.onlyShowMarkets!==void 0){let t=i.onlyShowMarkets;if(Array.isArray(t)){if(t.length>50){let n={instancePath:a+
"/onlyShowMarkets",schemaPath:"#/properties/onlyShowMarkets/maxItems",keyword:"maxItems",params:{limit:50},message:"must\
 NOT have more than 50 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m==
"string"){if(l(m)>80){let o={instancePath:a+"/onlyShowMarkets/"+n,schemaPath:"#/properties/onlyShowMarkets/items/maxLeng\
th",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),r++}
if(l(m)<1){let o={instancePath:a+"/onlyShowMarkets/"+n,schemaPath:"#/properties/onlyShowMarkets/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+
"/onlyShowMarkets/"+n,schemaPath:"#/properties/onlyShowMarkets/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/onlyShowMarkets",schemaPath:"#/properties/o\
nlyShowMarkets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(i.onlyBrands!==
void 0){let t=i.onlyBrands;if(Array.isArray(t)){if(t.length>50){let n={instancePath:a+"/onlyBrands",schemaPath:"#/proper\
ties/onlyBrands/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[n]:
e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];if(typeof m=="string"){if(l(m)>80){let o={instancePath:a+"/\
onlyBrands/"+n,schemaPath:"#/properties/onlyBrands/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must \
NOT have more than 80 characters"};e===null?e=[o]:e.push(o),r++}if(l(m)<1){let o={instancePath:a+"/onlyBrands/"+n,schemaPath:"\
#/properties/onlyBrands/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/onlyBrands/"+n,schemaPath:"#/properties/onlyBrands/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+
"/onlyBrands",schemaPath:"#/properties/onlyBrands/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return He.errors=e,r===0}var ls=Ge;function Ge(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.slug===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(t!=="slug"){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(i.slug!==void 0){let t=i.slug;if(typeof t=="string"){if(l(t)>120){
let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"m\
ust NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/slug",schemaPath:"\
#/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ge.errors=e,r===0}var ps=T,hs=Ue;function Ue(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.tournamentId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"tournamentId"},message:"must have required property 'tournamentId'"};e===null?e=[t]:e.push(t),r++}if(i.
name===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[t]:e.push(t),r++}if(i.image===void 0){let t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};e===null?
e=[t]:e.push(t),r++}for(let t in i)if(!(t==="tournamentId"||t==="name"||t==="subtitle"||t==="image"||t==="rules"||t==="g\
ames")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.tournamentId!==void 0){let t=i.tournamentId;
if(typeof t=="string"){if(l(t)>120){let s={instancePath:a+"/tournamentId",schemaPath:"#/properties/tournamentId/maxLengt\
h",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),r++}
if(l(t)<1){let s={instancePath:a+"/tournamentId",schemaPath:"#/properties/tournamentId/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/tou\
rnamentId",schemaPath:"#/properties/tournamentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}if(i.name!==void 0){let t=i.name;if(typeof t=="string"){if(l(t)>80){let s={instancePath:a+"/na\
me",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 c\
haracters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/name",schemaPath:"#/properties/name/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),r++}}if(i.subtitle!==void 0){let t=i.subtitle;if(typeof t=="string"){if(l(t)>200){let s={
instancePath:a+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/subtitle",schemaPath:"\
#/properties/subtitle/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.image!==void 0&&(d(i.image,{instancePath:a+
"/image",parentData:i,parentDataProperty:"image",rootData:h})||(e=e===null?d.errors:e.concat(d.errors),r=e.length)),i.rules!==
void 0&&(g(i.rules,{instancePath:a+"/rules",parentData:i,parentDataProperty:"rules",rootData:h})||(e=e===null?g.errors:e.
concat(g.errors),r=e.length)),i.games!==void 0){let t=i.games;if(Array.isArray(t)){if(t.length>12){let n={instancePath:a+
"/games",schemaPath:"#/properties/games/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than \
12 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++)C(t[n],{instancePath:a+"/games/"+n,parentData:t,
parentDataProperty:n,rootData:h})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)}else{let s={instancePath:a+"/game\
s",schemaPath:"#/properties/games/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),r++}return Ue.errors=e,r===0}var us=Ke,gt={$schema:"http://json-schema.org/draft-07/schema#",$id:"\
https://marquee.dev/schemas/content/video-file.schema.json",title:"Video file",description:"A film the content service k\
eeps.",type:"object",additionalProperties:!1,properties:{url:{type:"string",title:"Address",description:"Absolute addres\
s of the file at the content service.",format:"uri",pattern:"^https?://",maxLength:2e3},contentType:{type:"string",title:"\
Kind of file",description:"Every browser plays MP4; WebM is smaller.",enum:["video/mp4","video/webm"]}},required:["url",
"contentType"]};function Ke(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),r++}if(i.contentType===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contentType"},message:"\
must have required property 'contentType'"};e===null?e=[t]:e.push(t),r++}for(let t in i)if(!(t==="url"||t==="contentType")){
let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.url!==void 0){let t=i.url;if(typeof t=="string"){
if(l(t)>2e3){let s={instancePath:a+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),r++}if(!J.test(t)){let s={instancePath:a+"/u\
rl",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^\
https?://"'};e===null?e=[s]:e.push(s),r++}if(!X(t)){let s={instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}if(i.contentType!==void 0){let t=i.contentType;if(typeof t!="string"){let s={instancePath:a+"/contentType",
schemaPath:"#/properties/contentType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}if(!(t==="video/mp4"||t==="video/webm")){let s={instancePath:a+"/contentType",schemaPath:"#/properties/con\
tentType/enum",keyword:"enum",params:{allowedValues:gt.properties.contentType.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ke.errors=e,r===0}var cs=Ze;function Ze(i,{instancePath:a="",parentData:c,parentDataProperty:u,rootData:h=i}={}){let e=null,r=0;if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.name===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),r++}if(i.emblem===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"emblem"},message:"must have required property 'emble\
m'"};e===null?e=[t]:e.push(t),r++}if(i.benefits===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"benefits"},message:"must have required property 'benefits'"};e===null?e=[t]:e.push(t),r++}for(let t in i)
if(!(t==="name"||t==="emblem"||t==="threshold"||t==="benefits")){let s={instancePath:a,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[s]:e.push(s),r++}if(i.name!==void 0){let t=i.name;if(typeof t=="string"){if(l(t)>40){let s={instancePath:a+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===
null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),r++}}if(i.emblem!==void 0&&(d(i.emblem,{instancePath:a+"/emblem",parentData:i,parentDataProperty:"emblem",rootData:h})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length)),i.threshold!==void 0){let t=i.threshold;if(typeof t=="string"){if(l(
t)>80){let s={instancePath:a+"/threshold",schemaPath:"#/properties/threshold/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),r++}if(l(t)<1){let s={instancePath:a+"/thresho\
ld",schemaPath:"#/properties/threshold/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/threshold",schemaPath:"#/properties/threshold\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(i.benefits!==void 0){
let t=i.benefits;if(Array.isArray(t)){if(t.length>8){let n={instancePath:a+"/benefits",schemaPath:"#/properties/benefits\
/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have more than 8 items"};e===null?e=[n]:e.push(n),r++}if(t.
length<1){let n={instancePath:a+"/benefits",schemaPath:"#/properties/benefits/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),r++}let s=t.length;for(let n=0;n<s;n++){let m=t[n];
if(typeof m=="string"){if(l(m)>120){let o={instancePath:a+"/benefits/"+n,schemaPath:"#/properties/benefits/items/maxLeng\
th",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),r++}
if(l(m)<1){let o={instancePath:a+"/benefits/"+n,schemaPath:"#/properties/benefits/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/ben\
efits/"+n,schemaPath:"#/properties/benefits/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:a+"/benefits",schemaPath:"#/properties/benefits/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ze.errors=e,
r===0}export{Pt as validateBannerSlide,vt as validateCaptionFile,xt as validateCaptionTrack,Lt as validateCategory,Nt as validateCategoryReference,
Tt as validateDisplayRule,qt as validateExperiment,At as validateExperimentPlace,Ot as validateFaqItem,It as validateFeature,
jt as validateFocalPoint,Dt as validateGame,zt as validateGameReference,$t as validateImage,Ct as validateLanguageName,Ft as validateLayout,
Et as validateLicenceText,Mt as validateLink,St as validateLinkGroup,Vt as validateLobbyGrid,Rt as validateMark,_t as validateMarketName,
Wt as validateOccupation,Bt as validatePage,Ht as validatePageChange,Gt as validatePageException,Ut as validatePageReference,
Kt as validatePanel,Zt as validatePaymentMethod,Yt as validatePlacement,Qt as validatePromotion,Xt as validatePromotionCategory,
Jt as validatePromotionCategoryReference,es as validatePromotionReference,ts as validatePromotionTag,ss as validateProvider,
rs as validateProviderReference,as as validateRichText,is as validateRichTextNode,ns as validateSharedSection,os as validateSourceOfFunds,
ms as validateStaticPage,ls as validateStaticPageReference,ps as validateTargetAudience,hs as validateTournament,us as validateVideoFile,
cs as validateVipTier};
