/* Generated from schemas/ by `npm run generate`. Do not edit. */
var J=(p,i)=>()=>(i||p((i={exports:{}}).exports,i),i.exports);var Q=J(E=>{"use strict";Object.defineProperty(E,"__esModule",{value:!0});function X(p){let i=p.length,c=0,d=0,u;for(;d<
i;)c++,u=p.charCodeAt(d++),u>=55296&&u<=56319&&d<i&&(u=p.charCodeAt(d),(u&64512)===56320&&d++);return c}E.default=X;X.code=
'require("ajv/dist/runtime/ucs2length").default'});var V=J(x=>{"use strict";Object.defineProperty(x,"__esModule",{value:!0});x.formatNames=x.fastFormats=x.fullFormats=void 0;
function N(p,i){return{validate:p,compare:i}}x.fullFormats={date:N(se,_),time:N(M(!0),K),"date-time":N(ee(!0),ae),"iso-t\
ime":N(M(),ie),"iso-date-time":N(ee(),ne),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:He,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ke,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:Be,int32:{type:"number",validate:Me},int64:{type:"number",validate:We},float:{type:"number",validate:re},double:{type:"\
number",validate:re},password:!0,binary:!0};x.fastFormats={...x.fullFormats,date:N(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,_),time:N(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,K),"date-time":N(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ae),"iso-time":N(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ie),"iso-date-time":N(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ne),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
x.formatNames=Object.keys(x.fullFormats);function Se(p){return p%4===0&&(p%100!==0||p%400===0)}var $e=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
ze=[0,31,28,31,30,31,30,31,31,30,31,30,31];function se(p){let i=$e.exec(p);if(!i)return!1;let c=+i[1],d=+i[2],u=+i[3];return d>=
1&&d<=12&&u>=1&&u<=(d===2&&Se(c)?29:ze[d])}function _(p,i){if(p&&i)return p>i?1:p<i?-1:0}var R=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function M(p){return function(c){let d=R.exec(c);if(!d)return!1;let u=+d[1],e=+d[2],s=+d[3],r=d[4],t=d[5]==="-"?-1:1,a=+(d[6]||
0),m=+(d[7]||0);if(a>23||m>59||p&&!r)return!1;if(u<=23&&e<=59&&s<60)return!0;let n=e-m*t,o=u-a*t-(n<0?1:0);return(o===23||
o===-1)&&(n===59||n===-1)&&s<61}}function K(p,i){if(!(p&&i))return;let c=new Date("2020-01-01T"+p).valueOf(),d=new Date(
"2020-01-01T"+i).valueOf();if(c&&d)return c-d}function ie(p,i){if(!(p&&i))return;let c=R.exec(p),d=R.exec(i);if(c&&d)return p=
c[1]+c[2]+c[3],i=d[1]+d[2]+d[3],p>i?1:p<i?-1:0}var W=/t|\s/i;function ee(p){let i=M(p);return function(d){let u=d.split(
W);return u.length===2&&se(u[0])&&i(u[1])}}function ae(p,i){if(!(p&&i))return;let c=new Date(p).valueOf(),d=new Date(i).
valueOf();if(c&&d)return c-d}function ne(p,i){if(!(p&&i))return;let[c,d]=p.split(W),[u,e]=i.split(W),s=_(c,u);if(s!==void 0)
return s||K(d,e)}var Fe=/\/|:/,Ce=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function He(p){return Fe.test(p)&&Ce.test(p)}var te=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Be(p){return te.lastIndex=0,te.test(p)}var Ee=-(2**31),Re=2**31-1;function Me(p){return Number.isInteger(p)&&p<=
Re&&p>=Ee}function We(p){return Number.isInteger(p)}function re(){return!0}var _e=/[^\\]\\Z/;function Ke(p){if(_e.test(p))
return!1;try{return new RegExp(p),!0}catch{return!1}}});var Qe=de;var l=Q().default;var Ve=V().fullFormats.uri,Ge=new RegExp("^https?://","u");function v(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(p.x===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x"},message:"must have required property 'x'"};e===null?e=[r]:e.push(r),s++}if(p.y===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"y"},message:"must have required property 'y'"};e===null?e=[r]:e.
push(r),s++}for(let r in p)if(!(r==="x"||r==="y")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),
s++}if(p.x!==void 0){let r=p.x;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/x",schemaPath:"\
#/properties/x/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)){if(r>100||isNaN(r)){let t={instancePath:i+"/x",schemaPath:"#/properties/x/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+
"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),s++}}}if(p.y!==void 0){let r=p.y;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.
push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){let t={instancePath:i+"/y",schemaPath:"#/properties/\
y/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),s++}if(r<
0||isNaN(r)){let t={instancePath:i+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return v.errors=e,s===0}function b(p,{instancePath:i="",
parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.url===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must ha\
ve required property 'url'"};e===null?e=[r]:e.push(r),s++}if(p.width===void 0){let r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"width"},message:"must have required property 'width'"};e===null?e=[r]:e.
push(r),s++}if(p.height===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
height"},message:"must have required property 'height'"};e===null?e=[r]:e.push(r),s++}if(p.alt===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"alt"},message:"must have required property 'alt'"};e===
null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="url"||r==="width"||r==="height"||r==="alt"||r==="focus")){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),s++}if(p.url!==void 0){let r=p.url;if(typeof r=="string"){if(l(r)>2e3){
let t={instancePath:i+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"mus\
t NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}if(!Ge.test(r)){let t={instancePath:i+"/url",schemaPath:"\
#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===
null?e=[t]:e.push(t),s++}if(!Ve(r)){let t={instancePath:i+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.
width!==void 0){let r=p.width;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/width",schemaPath:"\
#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}
if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/width",schemaPath:"#/properties/width/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(p.height!==
void 0){let r=p.height;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/height",schemaPath:"\
#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}
if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/height",schemaPath:"#/properties/height/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(p.alt!==
void 0){let r=p.alt;if(typeof r=="string"){if(l(r)>300){let t={instancePath:i+"/alt",schemaPath:"#/properties/alt/maxLen\
gth",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),s++}}p.focus!==void 0&&(v(p.focus,{instancePath:i+"/focus",parentData:p,parentDataProperty:"\
focus",rootData:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return b.errors=e,s===0}function de(p,{
instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},
message:"must have required property 'items'"};e===null?e=[r]:e.push(r),s++}if(p.searchHref===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"searchHref"},message:"must have required property 's\
earchHref'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="items"||r==="searchHref")){let t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),s++}if(p.items!==void 0){let r=p.items;if(Array.isArray(r)){let t=r.length;for(let a=0;a<
t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.categoryId===void 0){let n={instancePath:i+"/items/"+
a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"categoryId"},message:"must \
have required property 'categoryId'"};e===null?e=[n]:e.push(n),s++}if(m.label===void 0){let n={instancePath:i+"/items/"+
a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have \
required property 'label'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"\
#/properties/items/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required proper\
ty 'href'"};e===null?e=[n]:e.push(n),s++}if(m.current===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/properti\
es/items/items/required",keyword:"required",params:{missingProperty:"current"},message:"must have required property 'cur\
rent'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="categoryId"||n==="label"||n==="href"||n==="icon"||n==="cur\
rent")){let o={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.
categoryId!==void 0){let n=m.categoryId;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/items/"+a+"/category\
Id",schemaPath:"#/properties/items/items/properties/categoryId/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/items/"+a+"/cat\
egoryId",schemaPath:"#/properties/items/items/properties/categoryId/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/categoryI\
d",schemaPath:"#/properties/items/items/properties/categoryId/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[o]:e.push(o),s++}}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={
instancePath:i+"/items/"+a+"/label",schemaPath:"#/properties/items/items/properties/label/maxLength",keyword:"maxLength",
params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+
"/items/"+a+"/label",schemaPath:"#/properties/items/items/properties/label/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/\
label",schemaPath:"#/properties/items/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+
"/items/"+a+"/href",schemaPath:"#/properties/items/items/properties/href/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/\
href",schemaPath:"#/properties/items/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[o]:e.push(o),s++}}if(m.icon!==void 0&&(b(m.icon,{instancePath:i+"/items/"+a+"/icon",parentData:m,parentDataProperty:"\
icon",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),m.current!==void 0&&typeof m.current!="boolean"){
let n={instancePath:i+"/items/"+a+"/current",schemaPath:"#/properties/items/items/properties/current/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/items/"+a,
schemaPath:"#/properties/items/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:
e.push(n),s++}}}else{let t={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.searchHref!==void 0){let r=p.searchHref;if(typeof r=="\
string"){if(l(r)<1){let t={instancePath:i+"/searchHref",schemaPath:"#/properties/searchHref/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/searchHref",schemaPath:"#/properties/searchHref/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return de.errors=e,s===0}var et=ce;var w=V().fullFormats["date-time"];function ce(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){
let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.openings===void 0){let r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"openings"},message:"must have required property 'openings'"};e===null?
e=[r]:e.push(r),s++}for(let r in p)if(!(r==="openings"||r==="liveChatOff")){let t={instancePath:i,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[t]:e.push(t),s++}if(p.openings!==void 0){let r=p.openings;if(Array.isArray(r)){if(r.length>40){let a={instancePath:i+
"/openings",schemaPath:"#/properties/openings/maxItems",keyword:"maxItems",params:{limit:40},message:"must NOT have more\
 than 40 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.
isArray(m)){if(m.from===void 0){let n={instancePath:i+"/openings/"+a,schemaPath:"#/properties/openings/items/required",keyword:"\
required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===null?e=[n]:e.push(n),s++}if(m.
to===void 0){let n={instancePath:i+"/openings/"+a,schemaPath:"#/properties/openings/items/required",keyword:"required",params:{
missingProperty:"to"},message:"must have required property 'to'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="\
from"||n==="to")){let o={instancePath:i+"/openings/"+a,schemaPath:"#/properties/openings/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),s++}if(m.from!==void 0){let n=m.from;if(typeof n=="string"){if(!w.validate(n)){let o={instancePath:i+"/openings/"+a+"\
/from",schemaPath:"#/properties/openings/items/properties/from/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/openings/"+a+"/from",schemaPath:"\
#/properties/openings/items/properties/from/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.to!==void 0){let n=m.to;if(typeof n=="string"){if(!w.validate(n)){let o={instancePath:i+"/open\
ings/"+a+"/to",schemaPath:"#/properties/openings/items/properties/to/format",keyword:"format",params:{format:"date-time"},
message:'must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/openings/"+a+"/to",schemaPath:"\
#/properties/openings/items/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/openings/"+a,schemaPath:"#/properties/openings/items/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/openin\
gs",schemaPath:"#/properties/openings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),s++}}if(p.liveChatOff!==void 0&&typeof p.liveChatOff!="boolean"){let r={instancePath:i+"/liveChatOff",schemaPath:"\
#/properties/liveChatOff/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),s++}return ce.errors=e,s===0}var tt=fe;function fe(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.legal===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
legal"},message:"must have required property 'legal'"};e===null?e=[r]:e.push(r),s++}if(p.information===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"information"},message:"must have required property '\
information'"};e===null?e=[r]:e.push(r),s++}if(p.support===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"support"},message:"must have required property 'support'"};e===null?e=[r]:e.push(r),s++}
if(p.paymentMethods===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
paymentMethods"},message:"must have required property 'paymentMethods'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r===
"legal"||r==="information"||r==="support"||r==="paymentMethods")){let t={instancePath:i,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),s++}if(p.legal!==void 0){let r=p.legal;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.label===void 0){let n={instancePath:i+"/legal/"+a,schemaPath:"#/proper\
ties/legal/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'lab\
el'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/legal/"+a,schemaPath:"#/properties/legal/\
items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?
e=[n]:e.push(n),s++}for(let n in m)if(!(n==="label"||n==="href")){let o={instancePath:i+"/legal/"+a,schemaPath:"#/proper\
ties/legal/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT ha\
ve additional properties"};e===null?e=[o]:e.push(o),s++}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>
120){let o={instancePath:i+"/legal/"+a+"/label",schemaPath:"#/properties/legal/items/properties/label/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){
let o={instancePath:i+"/legal/"+a+"/label",schemaPath:"#/properties/legal/items/properties/label/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/legal/"+a+"/label",schemaPath:"#/properties/legal/items/properties/label/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={
instancePath:i+"/legal/"+a+"/href",schemaPath:"#/properties/legal/items/properties/href/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/leg\
al/"+a+"/href",schemaPath:"#/properties/legal/items/properties/href/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/legal/"+a,schemaPath:"#/properties/legal/it\
ems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+
"/legal",schemaPath:"#/properties/legal/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),s++}}if(p.information!==void 0){let r=p.information;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){
let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.label===void 0){let n={instancePath:i+"/information/"+a,schemaPath:"\
#/properties/information/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required\
 property 'label'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/information/"+a,schemaPath:"\
#/properties/information/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required \
property 'href'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="label"||n==="href")){let o={instancePath:i+"/inf\
ormation/"+a,schemaPath:"#/properties/information/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.label!==void 0){let n=m.label;if(typeof n==
"string"){if(l(n)>120){let o={instancePath:i+"/information/"+a+"/label",schemaPath:"#/properties/information/items/prope\
rties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?
e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/information/"+a+"/label",schemaPath:"#/properties/information/ite\
ms/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/information/"+a+"/label",schemaPath:"#/properties/information/ite\
ms/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}
if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+"/information/"+a+"/href",schemaPath:"\
#/properties/information/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/information/"+a+"/href",schemaPath:"#\
/properties/information/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/information/"+a,schemaPath:"#/properties/information/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+
"/information",schemaPath:"#/properties/information/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[t]:e.push(t),s++}}if(p.support!==void 0){let r=p.support;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){
let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.label===void 0){let n={instancePath:i+"/support/"+a,schemaPath:"\
#/properties/support/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required pro\
perty 'label'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/support/"+a,schemaPath:"#/prope\
rties/support/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'h\
ref'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="label"||n==="href")){let o={instancePath:i+"/support/"+a,schemaPath:"\
#/properties/support/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"m\
ust NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.label!==void 0){let n=m.label;if(typeof n=="strin\
g"){if(l(n)>120){let o={instancePath:i+"/support/"+a+"/label",schemaPath:"#/properties/support/items/properties/label/ma\
xLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(
o),s++}if(l(n)<1){let o={instancePath:i+"/support/"+a+"/label",schemaPath:"#/properties/support/items/properties/label/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),
s++}}else{let o={instancePath:i+"/support/"+a+"/label",schemaPath:"#/properties/support/items/properties/label/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n==
"string"){if(l(n)<1){let o={instancePath:i+"/support/"+a+"/href",schemaPath:"#/properties/support/items/properties/href/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),
s++}}else{let o={instancePath:i+"/support/"+a+"/href",schemaPath:"#/properties/support/items/properties/href/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/suppo\
rt/"+a,schemaPath:"#/properties/support/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/support",schemaPath:"#/properties/support/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.paymentMethods!==void 0){let r=p.paymentMethods;
if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.name===
void 0){let n={instancePath:i+"/paymentMethods/"+a,schemaPath:"#/properties/paymentMethods/items/required",keyword:"requ\
ired",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[n]:e.push(n),s++}if(m.image===
void 0){let n={instancePath:i+"/paymentMethods/"+a,schemaPath:"#/properties/paymentMethods/items/required",keyword:"requ\
ired",params:{missingProperty:"image"},message:"must have required property 'image'"};e===null?e=[n]:e.push(n),s++}if(m.
alt===void 0){let n={instancePath:i+"/paymentMethods/"+a,schemaPath:"#/properties/paymentMethods/items/required",keyword:"\
required",params:{missingProperty:"alt"},message:"must have required property 'alt'"};e===null?e=[n]:e.push(n),s++}for(let n in m)
if(!(n==="name"||n==="image"||n==="alt")){let o={instancePath:i+"/paymentMethods/"+a,schemaPath:"#/properties/paymentMet\
hods/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have add\
itional properties"};e===null?e=[o]:e.push(o),s++}if(m.name!==void 0){let n=m.name;if(typeof n=="string"){if(l(n)>120){let o={
instancePath:i+"/paymentMethods/"+a+"/name",schemaPath:"#/properties/paymentMethods/items/properties/name/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){
let o={instancePath:i+"/paymentMethods/"+a+"/name",schemaPath:"#/properties/paymentMethods/items/properties/name/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:i+"/paymentMethods/"+a+"/name",schemaPath:"#/properties/paymentMethods/items/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.image!==void 0&&(b(m.image,{instancePath:i+
"/paymentMethods/"+a+"/image",parentData:m,parentDataProperty:"image",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),
s=e.length)),m.alt!==void 0){let n=m.alt;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/paymentMethods/"+a+
"/alt",schemaPath:"#/properties/paymentMethods/items/properties/alt/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/paymentMethods/"+
a+"/alt",schemaPath:"#/properties/paymentMethods/items/properties/alt/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/paymentMethods/"+a+"/\
alt",schemaPath:"#/properties/paymentMethods/items/properties/alt/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/paymentMethods/"+a,schemaPath:"#/properties/\
paymentMethods/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{
let t={instancePath:i+"/paymentMethods",schemaPath:"#/properties/paymentMethods/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return fe.errors=e,s===0}var rt=ye,oe={$schema:"ht\
tp://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/live/game-browser.schema.json",title:"Game brows\
er",description:"Result of search and filters, and what can be chosen.",type:"object",additionalProperties:!1,properties:{
label:{type:"string",title:"Label",description:"Heading.",minLength:1,maxLength:120},description:{type:"string",title:"D\
escription",description:"Sentence below it."},action:{type:"string",title:"Form address",description:"Where search and f\
ilters lead, with locale.",minLength:1,pattern:"^/(?![/\\\\])"},dataHref:{type:"string",title:"Data address",description:"\
The same as data.",minLength:1,pattern:"^/(?![/\\\\])"},items:{type:"array",title:"Games",description:"This page.",items:{
$ref:"https://marquee.dev/schemas/live/game-card.schema.json"}},total:{type:"integer",title:"Total",description:"All gam\
es that match."},hasMore:{type:"boolean",title:"More",description:"A next page exists (BLOCK-38)."},nextHref:{type:"stri\
ng",title:"Next page",description:"Address of the next page.",minLength:1,pattern:"^/(?![/\\\\])"},pageSize:{type:"integ\
er",title:"Page size",description:"30 or 60, 15 or 30 in live casino (BLOCK-37, LIVE-07)."},query:{title:"Query",description:"\
What was asked.",type:"object",additionalProperties:!1,properties:{search:{type:"string",title:"Search",description:"Tex\
t."},providers:{type:"array",title:"Providers",description:"Ids.",items:{type:"string",minLength:1,maxLength:80}},features:{
type:"array",title:"Features",description:"Ids.",items:{type:"string",minLength:1,maxLength:80}},types:{type:"array",title:"\
Kinds",description:"Ids.",items:{type:"string",minLength:1,maxLength:120}},jackpot:{type:"boolean",title:"Jackpot",description:"\
Only games with a jackpot."},category:{type:"string",title:"Category",description:"Id."},sort:{type:"string",title:"Orde\
r",description:"Order.",enum:["popular","new","name"]},offset:{type:"integer",title:"Offset",description:"First game."}},
required:["search","providers","features","types","jackpot","sort","offset"]},providers:{type:"array",title:"Providers",
description:"First-level providers (BLOCK-18, 19).",items:{title:"Option",description:"A filter option.",type:"object",additionalProperties:!1,
properties:{id:{type:"string",title:"Id",description:"Id.",minLength:1,maxLength:120},label:{type:"string",title:"Label",
description:"Name.",minLength:1,maxLength:120},count:{type:"integer",title:"Games",description:"Number of games it would\
 show."}},required:["id","label"]}},categories:{type:"array",title:"Categories",description:"Categories of the lobby.",items:{
title:"Option",description:"A filter option.",type:"object",additionalProperties:!1,properties:{id:{type:"string",title:"\
Id",description:"Id.",minLength:1,maxLength:120},label:{type:"string",title:"Label",description:"Name.",minLength:1,maxLength:120},
count:{type:"integer",title:"Games",description:"Number of games it would show."}},required:["id","label"]}},features:{type:"\
array",title:"Features",description:"Feature ids with labels.",items:{title:"Option",description:"A filter option.",type:"\
object",additionalProperties:!1,properties:{id:{type:"string",title:"Id",description:"Id.",minLength:1,maxLength:120},label:{
type:"string",title:"Label",description:"Name.",minLength:1,maxLength:120},count:{type:"integer",title:"Games",description:"\
Number of games it would show."}},required:["id","label"]}},types:{type:"array",title:"Kinds",description:"Kinds of game\
 with labels.",items:{title:"Option",description:"A filter option.",type:"object",additionalProperties:!1,properties:{id:{
type:"string",title:"Id",description:"Id.",minLength:1,maxLength:120},label:{type:"string",title:"Label",description:"Na\
me.",minLength:1,maxLength:120},count:{type:"integer",title:"Games",description:"Number of games it would show."}},required:[
"id","label"]}},jackpots:{type:"integer",title:"Jackpots",description:"Number of games with a jackpot; left out where no\
 game of the lobby has one."},suggestions:{type:"array",title:"Suggestions",description:"Names that come near to a searc\
h nothing fits.",items:{type:"string",minLength:1,maxLength:120},maxItems:3}},required:["label","action","dataHref","ite\
ms","total","hasMore","pageSize","query","providers","categories","features","types","suggestions"]},T=Object.prototype.
hasOwnProperty,I=new RegExp("^/(?![/\\\\])","u"),pe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/live/game-card.schema.json",title:"Game card",description:"What a tile shows of a game.",type:"object",additionalProperties:!1,
properties:{gameId:{type:"string",title:"Game",description:"Game id.",minLength:1,maxLength:120},name:{type:"string",title:"\
Name",description:"Name.",minLength:1,maxLength:120},href:{type:"string",title:"Address",description:"Game page, with lo\
cale.",minLength:1},square:{title:"Square picture",description:"For 1x and 4x cells.",allOf:[{$ref:"https://marquee.dev/\
schemas/content/image.schema.json"}]},tall:{title:"Tall picture",description:"For 2xv cells.",allOf:[{$ref:"https://marq\
uee.dev/schemas/content/image.schema.json"}]},wide:{title:"Wide picture",description:"For 2xh cells.",allOf:[{$ref:"http\
s://marquee.dev/schemas/content/image.schema.json"}]},tint:{type:"string",title:"Tint",description:"Colour until the pic\
ture is there.",pattern:"^#[0-9a-fA-F]{6}$"},provider:{type:"string",title:"Provider",description:"Title of the provider\
.",minLength:1,maxLength:120},badges:{type:"array",title:"Badges",description:"At most two are shown.",items:{type:"stri\
ng",title:"Badge",description:"Badge id.",enum:["new","jackpot","exclusive","hot","live"]}},jackpot:{title:"Jackpot",description:"\
Live amount.",type:"object",additionalProperties:!1,properties:{amount:{type:"integer",title:"Amount",description:"Minor\
 units."},currency:{type:"string",title:"Currency",description:"ISO code.",minLength:1,maxLength:120}},required:["amount",
"currency"]},table:{title:"Table",description:"Live table.",type:"object",additionalProperties:!1,properties:{tableId:{type:"\
string",title:"Table",description:"Table id.",minLength:1,maxLength:120},open:{type:"boolean",title:"Open",description:"\
Whether one may join."},seats:{type:"integer",title:"Seats",description:"All seats; 0 means unlimited."},seatsTaken:{type:"\
integer",title:"Taken",description:"Taken seats."},min:{type:"integer",title:"Lowest bet",description:"Minor units."},max:{
type:"integer",title:"Highest bet",description:"Minor units."},currency:{type:"string",title:"Currency",description:"ISO\
 code.",minLength:1,maxLength:120}},required:["tableId","open","seats","seatsTaken","min","max","currency"]},restricted:{
type:"boolean",title:"Restricted",description:"May not be started in the visitor’s country."},overlay:{type:"boolean",
title:"Overlay",description:"Show the restricted overlay (BLOCK-21)."}},required:["gameId","name","href","square","tint",
"provider","badges","restricted","overlay"]},H=new RegExp("^#[0-9a-fA-F]{6}$","u");function k(p,{instancePath:i="",parentData:c,
parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.gameId===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gameId"},message:"must have re\
quired property 'gameId'"};e===null?e=[r]:e.push(r),s++}if(p.name===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),
s++}if(p.href===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"href"},
message:"must have required property 'href'"};e===null?e=[r]:e.push(r),s++}if(p.square===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"square"},message:"must have required property 'square'"};e===null?
e=[r]:e.push(r),s++}if(p.tint===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tint"},message:"must have required property 'tint'"};e===null?e=[r]:e.push(r),s++}if(p.provider===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required property 'pro\
vider'"};e===null?e=[r]:e.push(r),s++}if(p.badges===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"badges"},message:"must have required property 'badges'"};e===null?e=[r]:e.push(r),s++}if(p.
restricted===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"restricte\
d"},message:"must have required property 'restricted'"};e===null?e=[r]:e.push(r),s++}if(p.overlay===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"overlay"},message:"must have required property 'over\
lay'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!T.call(pe.properties,r)){let t={instancePath:i,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[t]:e.push(t),s++}if(p.gameId!==void 0){let r=p.gameId;if(typeof r=="string"){if(l(r)>120){let t={instancePath:i+
"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more \
than 120 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/gameId",schemaPath:"#/properties/g\
ameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.
push(t),s++}}else{let t={instancePath:i+"/gameId",schemaPath:"#/properties/gameId/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.name!==void 0){let r=p.name;if(typeof r=="string"){if(l(
r)>120){let t={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.href!==void 0){let r=p.href;if(typeof r=="string"){
if(l(r)<1){let t={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/href",schemaPath:"#/p\
roperties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.
square!==void 0&&(b(p.square,{instancePath:i+"/square",parentData:p,parentDataProperty:"square",rootData:u})||(e=e===null?
b.errors:e.concat(b.errors),s=e.length)),p.tall!==void 0&&(b(p.tall,{instancePath:i+"/tall",parentData:p,parentDataProperty:"\
tall",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),p.wide!==void 0&&(b(p.wide,{instancePath:i+"/wi\
de",parentData:p,parentDataProperty:"wide",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),p.tint!==void 0){
let r=p.tint;if(typeof r=="string"){if(!H.test(r)){let t={instancePath:i+"/tint",schemaPath:"#/properties/tint/pattern",
keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}$"},message:'must match pattern "^#[0-9a-fA-F]{6}$"'};e===null?e=[t]:
e.push(t),s++}}else{let t={instancePath:i+"/tint",schemaPath:"#/properties/tint/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.provider!==void 0){let r=p.provider;if(typeof r=="strin\
g"){if(l(r)>120){let t={instancePath:i+"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+
"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/provider",schemaPath:"#/properties/pro\
vider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.badges!==
void 0){let r=p.badges;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(typeof m!="string"){let n={
instancePath:i+"/badges/"+a,schemaPath:"#/properties/badges/items/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[n]:e.push(n),s++}if(!(m==="new"||m==="jackpot"||m==="exclusive"||m==="hot"||m==="live")){let n={
instancePath:i+"/badges/"+a,schemaPath:"#/properties/badges/items/enum",keyword:"enum",params:{allowedValues:pe.properties.
badges.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+
"/badges",schemaPath:"#/properties/badges/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[t]:e.push(t),s++}}if(p.jackpot!==void 0){let r=p.jackpot;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.amount===void 0){
let t={instancePath:i+"/jackpot",schemaPath:"#/properties/jackpot/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[t]:e.push(t),s++}if(r.currency===void 0){let t={instancePath:i+
"/jackpot",schemaPath:"#/properties/jackpot/required",keyword:"required",params:{missingProperty:"currency"},message:"mu\
st have required property 'currency'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="amount"||t==="currency")){let a={
instancePath:i+"/jackpot",schemaPath:"#/properties/jackpot/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.amount!==void 0){
let t=r.amount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/jackpot/amount",schemaPath:"\
#/properties/jackpot/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),s++}}if(r.currency!==void 0){let t=r.currency;if(typeof t=="string"){if(l(t)>120){let a={instancePath:i+
"/jackpot/currency",schemaPath:"#/properties/jackpot/properties/currency/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(l(t)<1){let a={instancePath:i+"/jackpo\
t/currency",schemaPath:"#/properties/jackpot/properties/currency/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/jackpot/currency",schemaPath:"\
#/properties/jackpot/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/jackpot",schemaPath:"#/properties/jackpot/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(p.table!==void 0){let r=p.table;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.tableId===void 0){let t={instancePath:i+"/table",schemaPath:"#/properties/table/requir\
ed",keyword:"required",params:{missingProperty:"tableId"},message:"must have required property 'tableId'"};e===null?e=[t]:
e.push(t),s++}if(r.open===void 0){let t={instancePath:i+"/table",schemaPath:"#/properties/table/required",keyword:"requi\
red",params:{missingProperty:"open"},message:"must have required property 'open'"};e===null?e=[t]:e.push(t),s++}if(r.seats===
void 0){let t={instancePath:i+"/table",schemaPath:"#/properties/table/required",keyword:"required",params:{missingProperty:"\
seats"},message:"must have required property 'seats'"};e===null?e=[t]:e.push(t),s++}if(r.seatsTaken===void 0){let t={instancePath:i+
"/table",schemaPath:"#/properties/table/required",keyword:"required",params:{missingProperty:"seatsTaken"},message:"must\
 have required property 'seatsTaken'"};e===null?e=[t]:e.push(t),s++}if(r.min===void 0){let t={instancePath:i+"/table",schemaPath:"\
#/properties/table/required",keyword:"required",params:{missingProperty:"min"},message:"must have required property 'min\
'"};e===null?e=[t]:e.push(t),s++}if(r.max===void 0){let t={instancePath:i+"/table",schemaPath:"#/properties/table/requir\
ed",keyword:"required",params:{missingProperty:"max"},message:"must have required property 'max'"};e===null?e=[t]:e.push(
t),s++}if(r.currency===void 0){let t={instancePath:i+"/table",schemaPath:"#/properties/table/required",keyword:"required",
params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),s++}for(let t in r)
if(!(t==="tableId"||t==="open"||t==="seats"||t==="seatsTaken"||t==="min"||t==="max"||t==="currency")){let a={instancePath:i+
"/table",schemaPath:"#/properties/table/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.tableId!==void 0){let t=r.tableId;if(typeof t==
"string"){if(l(t)>120){let a={instancePath:i+"/table/tableId",schemaPath:"#/properties/table/properties/tableId/maxLengt\
h",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}
if(l(t)<1){let a={instancePath:i+"/table/tableId",schemaPath:"#/properties/table/properties/tableId/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/table/tableId",schemaPath:"#/properties/table/properties/tableId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.open!==void 0&&typeof r.open!="boolean"){let t={instancePath:i+"/tab\
le/open",schemaPath:"#/properties/table/properties/open/type",keyword:"type",params:{type:"boolean"},message:"must be bo\
olean"};e===null?e=[t]:e.push(t),s++}if(r.seats!==void 0){let t=r.seats;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let a={instancePath:i+"/table/seats",schemaPath:"#/properties/table/properties/seats/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}if(r.seatsTaken!==void 0){let t=r.seatsTaken;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/table/seatsTaken",schemaPath:"#/properties/table/prop\
erties/seatsTaken/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}
if(r.min!==void 0){let t=r.min;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/table/m\
in",schemaPath:"#/properties/table/properties/min/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[a]:e.push(a),s++}}if(r.max!==void 0){let t=r.max;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={
instancePath:i+"/table/max",schemaPath:"#/properties/table/properties/max/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),s++}}if(r.currency!==void 0){let t=r.currency;if(typeof t=="string"){if(l(t)>
120){let a={instancePath:i+"/table/currency",schemaPath:"#/properties/table/properties/currency/maxLength",keyword:"maxL\
ength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(l(t)<1){let a={
instancePath:i+"/table/currency",schemaPath:"#/properties/table/properties/currency/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/tab\
le/currency",schemaPath:"#/properties/table/properties/currency/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/table",schemaPath:"#/properties/table/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(p.restricted!==void 0&&typeof p.
restricted!="boolean"){let r={instancePath:i+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.overlay!==void 0&&typeof p.overlay!="boolea\
n"){let r={instancePath:i+"/overlay",schemaPath:"#/properties/overlay/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return k.errors=e,s===0}function ye(p,{instancePath:i="",
parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.label===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must \
have required property 'label'"};e===null?e=[r]:e.push(r),s++}if(p.action===void 0){let r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'action'"};e===null?
e=[r]:e.push(r),s++}if(p.dataHref===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dataHref"},message:"must have required property 'dataHref'"};e===null?e=[r]:e.push(r),s++}if(p.items===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};
e===null?e=[r]:e.push(r),s++}if(p.total===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),s++}if(p.hasMore===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hasMore"},message:"must have r\
equired property 'hasMore'"};e===null?e=[r]:e.push(r),s++}if(p.pageSize===void 0){let r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?
e=[r]:e.push(r),s++}if(p.query===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'"};e===null?e=[r]:e.push(r),s++}if(p.providers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"providers"},message:"must have required property 'pr\
oviders'"};e===null?e=[r]:e.push(r),s++}if(p.categories===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"categories"},message:"must have required property 'categories'"};e===null?e=[r]:e.push(
r),s++}if(p.features===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
features"},message:"must have required property 'features'"};e===null?e=[r]:e.push(r),s++}if(p.types===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"types"},message:"must have required property 'types'"};
e===null?e=[r]:e.push(r),s++}if(p.suggestions===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"suggestions"},message:"must have required property 'suggestions'"};e===null?e=[r]:e.push(r),s++}
for(let r in p)if(!T.call(oe.properties,r)){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.
label!==void 0){let r=p.label;if(typeof r=="string"){if(l(r)>120){let t={instancePath:i+"/label",schemaPath:"#/propertie\
s/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[
t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),s++}}if(p.description!==void 0&&typeof p.description!="string"){let r={instancePath:i+"/description",schemaPath:"\
#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
s++}if(p.action!==void 0){let r=p.action;if(typeof r=="string"){if(l(r)<1){let t={instancePath:i+"/action",schemaPath:"#\
/properties/action/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),s++}if(!I.test(r)){let t={instancePath:i+"/action",schemaPath:"#/properties/action/pattern",keyword:"\
pattern",params:{pattern:"^/(?![/\\\\])"},message:'must match pattern "^/(?![/\\\\])"'};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),s++}}if(p.dataHref!==void 0){let r=p.dataHref;if(typeof r=="string"){if(l(r)<1){let t={
instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!I.test(r)){let t={instancePath:i+"/dataHref",schemaPath:"\
#/properties/dataHref/pattern",keyword:"pattern",params:{pattern:"^/(?![/\\\\])"},message:'must match pattern "^/(?![/\\\\\
])"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.items!==void 0){let r=p.items;
if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)k(r[a],{instancePath:i+"/items/"+a,parentData:r,parentDataProperty:a,
rootData:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)}else{let t={instancePath:i+"/items",schemaPath:"#/prop\
erties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.total!==
void 0){let r=p.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/total",schemaPath:"\
#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}
if(p.hasMore!==void 0&&typeof p.hasMore!="boolean"){let r={instancePath:i+"/hasMore",schemaPath:"#/properties/hasMore/ty\
pe",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.nextHref!==void 0){
let r=p.nextHref;if(typeof r=="string"){if(l(r)<1){let t={instancePath:i+"/nextHref",schemaPath:"#/properties/nextHref/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
s++}if(!I.test(r)){let t={instancePath:i+"/nextHref",schemaPath:"#/properties/nextHref/pattern",keyword:"pattern",params:{
pattern:"^/(?![/\\\\])"},message:'must match pattern "^/(?![/\\\\])"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/nextHref",schemaPath:"#/properties/nextHref/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}}if(p.pageSize!==void 0){let r=p.pageSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:i+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}}if(p.query!==void 0){let r=p.query;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.search===void 0){let t={instancePath:i+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{
missingProperty:"search"},message:"must have required property 'search'"};e===null?e=[t]:e.push(t),s++}if(r.providers===
void 0){let t={instancePath:i+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:"\
providers"},message:"must have required property 'providers'"};e===null?e=[t]:e.push(t),s++}if(r.features===void 0){let t={
instancePath:i+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:"features"},
message:"must have required property 'features'"};e===null?e=[t]:e.push(t),s++}if(r.types===void 0){let t={instancePath:i+
"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:"types"},message:"must have\
 required property 'types'"};e===null?e=[t]:e.push(t),s++}if(r.jackpot===void 0){let t={instancePath:i+"/query",schemaPath:"\
#/properties/query/required",keyword:"required",params:{missingProperty:"jackpot"},message:"must have required property \
'jackpot'"};e===null?e=[t]:e.push(t),s++}if(r.sort===void 0){let t={instancePath:i+"/query",schemaPath:"#/properties/que\
ry/required",keyword:"required",params:{missingProperty:"sort"},message:"must have required property 'sort'"};e===null?e=
[t]:e.push(t),s++}if(r.offset===void 0){let t={instancePath:i+"/query",schemaPath:"#/properties/query/required",keyword:"\
required",params:{missingProperty:"offset"},message:"must have required property 'offset'"};e===null?e=[t]:e.push(t),s++}
for(let t in r)if(!(t==="search"||t==="providers"||t==="features"||t==="types"||t==="jackpot"||t==="category"||t==="sort"||
t==="offset")){let a={instancePath:i+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.
search!==void 0&&typeof r.search!="string"){let t={instancePath:i+"/query/search",schemaPath:"#/properties/query/propert\
ies/search/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.providers!==
void 0){let t=r.providers;if(Array.isArray(t)){let a=t.length;for(let m=0;m<a;m++){let n=t[m];if(typeof n=="string"){if(l(
n)>80){let o={instancePath:i+"/query/providers/"+m,schemaPath:"#/properties/query/properties/providers/items/maxLength",
keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[o]:e.push(o),s++}if(l(
n)<1){let o={instancePath:i+"/query/providers/"+m,schemaPath:"#/properties/query/properties/providers/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/query/providers/"+m,schemaPath:"#/properties/query/properties/providers/items/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:i+"/query/providers",schemaPath:"#\
/properties/query/properties/providers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:
e.push(a),s++}}if(r.features!==void 0){let t=r.features;if(Array.isArray(t)){let a=t.length;for(let m=0;m<a;m++){let n=t[m];
if(typeof n=="string"){if(l(n)>80){let o={instancePath:i+"/query/features/"+m,schemaPath:"#/properties/query/properties/\
features/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?
e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/query/features/"+m,schemaPath:"#/properties/query/properties/feat\
ures/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
o]:e.push(o),s++}}else{let o={instancePath:i+"/query/features/"+m,schemaPath:"#/properties/query/properties/features/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:i+
"/query/features",schemaPath:"#/properties/query/properties/features/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),s++}}if(r.types!==void 0){let t=r.types;if(Array.isArray(t)){let a=t.length;for(let m=0;m<
a;m++){let n=t[m];if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/query/types/"+m,schemaPath:"#/properties/q\
uery/properties/types/items/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 chara\
cters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/query/types/"+m,schemaPath:"#/properties/query/p\
roperties/types/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/query/types/"+m,schemaPath:"#/properties/query/properties/types/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:i+
"/query/types",schemaPath:"#/properties/query/properties/types/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[a]:e.push(a),s++}}if(r.jackpot!==void 0&&typeof r.jackpot!="boolean"){let t={instancePath:i+"/que\
ry/jackpot",schemaPath:"#/properties/query/properties/jackpot/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};e===null?e=[t]:e.push(t),s++}if(r.category!==void 0&&typeof r.category!="string"){let t={instancePath:i+"/\
query/category",schemaPath:"#/properties/query/properties/category/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r.sort!==void 0){let t=r.sort;if(typeof t!="string"){let a={instancePath:i+
"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[a]:e.push(a),s++}if(!(t==="popular"||t==="new"||t==="name")){let a={instancePath:i+"/query/sort",
schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues:oe.properties.query.properties.
sort.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.offset!==void 0){let t=r.
offset;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/query/offset",schemaPath:"#/pro\
perties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.
push(a),s++}}}else{let t={instancePath:i+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(p.providers!==void 0){let r=p.providers;if(Array.isArray(
r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let n={
instancePath:i+"/providers/"+a,schemaPath:"#/properties/providers/items/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),s++}if(m.label===void 0){let n={instancePath:i+
"/providers/"+a,schemaPath:"#/properties/providers/items/required",keyword:"required",params:{missingProperty:"label"},message:"\
must have required property 'label'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="id"||n==="label"||n==="count")){
let o={instancePath:i+"/providers/"+a,schemaPath:"#/properties/providers/items/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.
id!==void 0){let n=m.id;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/providers/"+a+"/id",schemaPath:"#/pr\
operties/providers/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more tha\
n 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/providers/"+a+"/id",schemaPath:"#/pro\
perties/providers/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/providers/"+a+"/id",schemaPath:"#/properties/p\
roviders/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),s++}}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/providers/"+a+"/l\
abel",schemaPath:"#/properties/providers/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/providers/"+a+"\
/label",schemaPath:"#/properties/providers/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/providers/"+a+"/label",
schemaPath:"#/properties/providers/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[o]:e.push(o),s++}}if(m.count!==void 0){let n=m.count;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let o={instancePath:i+"/providers/"+a+"/count",schemaPath:"#/properties/providers/items/properties/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/pro\
viders/"+a,schemaPath:"#/properties/providers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/providers",schemaPath:"#/properties/providers/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.categories!==void 0){let r=p.categories;
if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===
void 0){let n={instancePath:i+"/categories/"+a,schemaPath:"#/properties/categories/items/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),s++}if(m.label===void 0){let n={
instancePath:i+"/categories/"+a,schemaPath:"#/properties/categories/items/required",keyword:"required",params:{missingProperty:"\
label"},message:"must have required property 'label'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="id"||n==="l\
abel"||n==="count")){let o={instancePath:i+"/categories/"+a,schemaPath:"#/properties/categories/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?
e=[o]:e.push(o),s++}if(m.id!==void 0){let n=m.id;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/categories/"+
a+"/id",schemaPath:"#/properties/categories/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/categories/"+a+
"/id",schemaPath:"#/properties/categories/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/categories/"+a+"/id",schemaPath:"\
#/properties/categories/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/cate\
gories/"+a+"/label",schemaPath:"#/properties/categories/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/catego\
ries/"+a+"/label",schemaPath:"#/properties/categories/items/properties/label/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/categories/"+
a+"/label",schemaPath:"#/properties/categories/items/properties/label/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.count!==void 0){let n=m.count;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/categories/"+a+"/count",schemaPath:"#/properties/categories/items/properties/c\
ount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{let n={
instancePath:i+"/categories/"+a,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/categories",schemaPath:"#/properties/catego\
ries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.features!==void 0){
let r=p.features;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.id===void 0){let n={instancePath:i+"/features/"+a,schemaPath:"#/properties/features/items/required",keyword:"re\
quired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),s++}if(m.label===
void 0){let n={instancePath:i+"/features/"+a,schemaPath:"#/properties/features/items/required",keyword:"required",params:{
missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n===
"id"||n==="label"||n==="count")){let o={instancePath:i+"/features/"+a,schemaPath:"#/properties/features/items/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};
e===null?e=[o]:e.push(o),s++}if(m.id!==void 0){let n=m.id;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/fe\
atures/"+a+"/id",schemaPath:"#/properties/features/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/featur\
es/"+a+"/id",schemaPath:"#/properties/features/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/features/"+a+"/id",schemaPath:"\
#/properties/features/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/feat\
ures/"+a+"/label",schemaPath:"#/properties/features/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/featur\
es/"+a+"/label",schemaPath:"#/properties/features/items/properties/label/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/features/"+a+
"/label",schemaPath:"#/properties/features/items/properties/label/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[o]:e.push(o),s++}}if(m.count!==void 0){let n=m.count;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:i+"/features/"+a+"/count",schemaPath:"#/properties/features/items/properties/count\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+
"/features/"+a,schemaPath:"#/properties/features/items/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/features",schemaPath:"#/properties/features/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.types!==void 0){let r=p.types;if(Array.
isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){
let n={instancePath:i+"/types/"+a,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),s++}if(m.label===void 0){let n={instancePath:i+
"/types/"+a,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty:"label"},message:"\
must have required property 'label'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="id"||n==="label"||n==="count")){
let o={instancePath:i+"/types/"+a,schemaPath:"#/properties/types/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.id!==
void 0){let n=m.id;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/types/"+a+"/id",schemaPath:"#/properties/\
types/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 charact\
ers"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/types/"+a+"/id",schemaPath:"#/properties/types/ite\
ms/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/types/"+a+"/id",schemaPath:"#/properties/types/items/properties/id/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.label!==void 0){let n=m.
label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/types/"+a+"/label",schemaPath:"#/properties/types/item\
s/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===
null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/types/"+a+"/label",schemaPath:"#/properties/types/items/prop\
erties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[o]:e.push(o),s++}}else{let o={instancePath:i+"/types/"+a+"/label",schemaPath:"#/properties/types/items/properties/label\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.count!==void 0){
let n=m.count;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/types/"+a+"/count",schemaPath:"\
#/properties/types/items/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/types/"+a,schemaPath:"#/properties/types/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/types",schemaPath:"\
#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.
jackpots!==void 0){let r=p.jackpots;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/ja\
ckpots",schemaPath:"#/properties/jackpots/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),s++}}if(p.suggestions!==void 0){let r=p.suggestions;if(Array.isArray(r)){if(r.length>3){let a={instancePath:i+
"/suggestions",schemaPath:"#/properties/suggestions/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have\
 more than 3 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(typeof m=="string"){
if(l(m)>120){let n={instancePath:i+"/suggestions/"+a,schemaPath:"#/properties/suggestions/items/maxLength",keyword:"maxL\
ength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[n]:e.push(n),s++}if(l(m)<1){let n={
instancePath:i+"/suggestions/"+a,schemaPath:"#/properties/suggestions/items/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/suggestions/"+
a,schemaPath:"#/properties/suggestions/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ye.errors=e,s===
0}var st=k,it=ge,G={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/live/game-detail.\
schema.json",title:"Game",description:"A game with its facts.",type:"object",additionalProperties:!1,properties:{game:{$ref:"\
https://marquee.dev/schemas/live/game-card.schema.json"},lobby:{type:"string",title:"Lobby",description:"Lobby.",enum:["\
casino","live casino"]},lobbyHref:{type:"string",title:"Lobby address",description:"With locale.",minLength:1},kind:{type:"\
string",title:"Kind",description:"Kind of game, translated.",minLength:1,maxLength:120},features:{type:"array",title:"Fe\
atures",description:"Translated.",items:{type:"string",minLength:1,maxLength:80}},volatility:{type:"string",title:"Volat\
ility",description:"Volatility.",enum:["low","medium","high","extreme"]},rtp:{type:"number",title:"Return to player",description:"\
Percent."},maxWin:{type:"integer",title:"Highest win",description:"Multiple of the stake."},releasedAt:{type:"string",title:"\
Released",description:"Date.",format:"date-time"},similar:{type:"array",title:"Similar games",description:"Same category\
.",items:{$ref:"https://marquee.dev/schemas/live/game-card.schema.json"}}},required:["game","lobby","lobbyHref","kind","\
features","similar"]};function ge(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.game===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"game"},message:"must have required property 'game'"};e===null?e=[r]:e.push(r),s++}if(p.
lobby===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lobby"},message:"\
must have required property 'lobby'"};e===null?e=[r]:e.push(r),s++}if(p.lobbyHref===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"lobbyHref"},message:"must have required property 'lobbyHref'"};e===
null?e=[r]:e.push(r),s++}if(p.kind===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[r]:e.push(r),s++}if(p.features===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"features"},message:"must have required property 'fea\
tures'"};e===null?e=[r]:e.push(r),s++}if(p.similar===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"similar"},message:"must have required property 'similar'"};e===null?e=[r]:e.push(r),s++}for(let r in p)
if(!T.call(G.properties,r)){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.game!==void 0&&(k(
p.game,{instancePath:i+"/game",parentData:p,parentDataProperty:"game",rootData:u})||(e=e===null?k.errors:e.concat(k.errors),
s=e.length)),p.lobby!==void 0){let r=p.lobby;if(typeof r!="string"){let t={instancePath:i+"/lobby",schemaPath:"#/propert\
ies/lobby/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="c\
asino"||r==="live casino")){let t={instancePath:i+"/lobby",schemaPath:"#/properties/lobby/enum",keyword:"enum",params:{allowedValues:G.
properties.lobby.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.lobbyHref!==
void 0){let r=p.lobbyHref;if(typeof r=="string"){if(l(r)<1){let t={instancePath:i+"/lobbyHref",schemaPath:"#/properties/\
lobbyHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:
e.push(t),s++}}else{let t={instancePath:i+"/lobbyHref",schemaPath:"#/properties/lobbyHref/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.kind!==void 0){let r=p.kind;if(typeof r=="string"){
if(l(r)>120){let t={instancePath:i+"/kind",schemaPath:"#/properties/kind/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/kind",
schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.features!==void 0){let r=p.features;
if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(typeof m=="string"){if(l(m)>80){let n={instancePath:i+
"/features/"+a,schemaPath:"#/properties/features/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NO\
T have more than 80 characters"};e===null?e=[n]:e.push(n),s++}if(l(m)<1){let n={instancePath:i+"/features/"+a,schemaPath:"\
#/properties/features/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/features/"+a,schemaPath:"#/properties/features/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+
"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),s++}}if(p.volatility!==void 0){let r=p.volatility;if(typeof r!="string"){let t={instancePath:i+"/volatil\
ity",schemaPath:"#/properties/volatility/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}if(!(r==="low"||r==="medium"||r==="high"||r==="extreme")){let t={instancePath:i+"/volatility",schemaPath:"\
#/properties/volatility/enum",keyword:"enum",params:{allowedValues:G.properties.volatility.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.rtp!==void 0){let r=p.rtp;if(!(typeof r=="number"&&isFinite(
r))){let t={instancePath:i+"/rtp",schemaPath:"#/properties/rtp/type",keyword:"type",params:{type:"number"},message:"must\
 be number"};e===null?e=[t]:e.push(t),s++}}if(p.maxWin!==void 0){let r=p.maxWin;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:i+"/maxWin",schemaPath:"#/properties/maxWin/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}if(p.releasedAt!==void 0){let r=p.releasedAt;if(typeof r==
"string"){if(!w.validate(r)){let t={instancePath:i+"/releasedAt",schemaPath:"#/properties/releasedAt/format",keyword:"fo\
rmat",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/releasedAt",schemaPath:"#/properties/releasedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}}if(p.similar!==void 0){let r=p.similar;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)
k(r[a],{instancePath:i+"/similar/"+a,parentData:r,parentDataProperty:a,rootData:u})||(e=e===null?k.errors:e.concat(k.errors),
s=e.length)}else{let t={instancePath:i+"/similar",schemaPath:"#/properties/similar/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ge.errors=e,s===0}var at=be;function be(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[r]:e.push(r),s++}if(p.total===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};
e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="items"||r==="href"||r==="total"||r==="dataHref")){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),s++}if(p.items!==void 0){let r=p.items;if(Array.isArray(r)){let t=r.length;
for(let a=0;a<t;a++)k(r[a],{instancePath:i+"/items/"+a,parentData:r,parentDataProperty:a,rootData:u})||(e=e===null?k.errors:
e.concat(k.errors),s=e.length)}else{let t={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.href!==void 0){let r=p.href;if(typeof r=="stri\
ng"){if(l(r)<1){let t={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/href",schemaPath:"\
#/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.
total!==void 0){let r=p.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/total",schemaPath:"\
#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}
if(p.dataHref!==void 0){let r=p.dataHref;if(typeof r=="string"){if(l(r)<1){let t={instancePath:i+"/dataHref",schemaPath:"\
#/properties/dataHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return be.errors=e,s===
0}var nt=ke;var B=new RegExp("^[A-Z]{3}$","u");function ke(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){
let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.items===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[r]:
e.push(r),s++}for(let r in p)if(!(r==="items"||r==="total"||r==="href")){let t={instancePath:i,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),s++}if(p.items!==void 0){let r=p.items;if(Array.isArray(r)){if(r.length>60){let a={instancePath:i+"\
/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:60},message:"must NOT have more than 6\
0 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.gameId===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"requ\
ired",params:{missingProperty:"gameId"},message:"must have required property 'gameId'"};e===null?e=[n]:e.push(n),s++}if(m.
name===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={
instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"hr\
ef"},message:"must have required property 'href'"};e===null?e=[n]:e.push(n),s++}if(m.square===void 0){let n={instancePath:i+
"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"square"},message:"\
must have required property 'square'"};e===null?e=[n]:e.push(n),s++}if(m.tint===void 0){let n={instancePath:i+"/items/"+
a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"tint"},message:"must have r\
equired property 'tint'"};e===null?e=[n]:e.push(n),s++}if(m.amount===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"\
#/properties/items/items/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required prop\
erty 'amount'"};e===null?e=[n]:e.push(n),s++}if(m.currency===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/pro\
perties/items/items/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required propert\
y 'currency'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="gameId"||n==="name"||n==="href"||n==="square"||n===
"tint"||n==="amount"||n==="currency")){let o={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};
e===null?e=[o]:e.push(o),s++}if(m.gameId!==void 0){let n=m.gameId;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+
"/items/"+a+"/gameId",schemaPath:"#/properties/items/items/properties/gameId/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/items/"+
a+"/gameId",schemaPath:"#/properties/items/items/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/gameId",schemaPath:"\
#/properties/items/items/properties/gameId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.name!==void 0){let n=m.name;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/items/"+
a+"/name",schemaPath:"#/properties/items/items/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/items/"+a+"/nam\
e",schemaPath:"#/properties/items/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/name",schemaPath:"\
#/properties/items/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+"/items/"+
a+"/href",schemaPath:"#/properties/items/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/href",schemaPath:"\
#/properties/items/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.square!==void 0&&(b(m.square,{instancePath:i+"/items/"+a+"/square",parentData:m,parentDataProperty:"\
square",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),m.tint!==void 0){let n=m.tint;if(typeof n=="s\
tring"){if(!H.test(n)){let o={instancePath:i+"/items/"+a+"/tint",schemaPath:"#/properties/items/items/properties/tint/pa\
ttern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}$"},message:'must match pattern "^#[0-9a-fA-F]{6}$"'};e===null?
e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/tint",schemaPath:"#/properties/items/items/properties/tint\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.amount!==void 0){
let n=m.amount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/items/"+a+"/amount",schemaPath:"\
#/properties/items/items/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[o]:e.push(o),s++}if(typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/items/"+a+"/amount",schemaPath:"\
#/properties/items/items/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[o]:e.push(o),s++}}if(m.currency!==void 0){let n=m.currency;if(typeof n=="string"){if(l(n)>3){let o={instancePath:i+
"/items/"+a+"/currency",schemaPath:"#/properties/items/items/properties/currency/maxLength",keyword:"maxLength",params:{
limit:3},message:"must NOT have more than 3 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<3){let o={instancePath:i+"\
/items/"+a+"/currency",schemaPath:"#/properties/items/items/properties/currency/minLength",keyword:"minLength",params:{limit:3},
message:"must NOT have fewer than 3 characters"};e===null?e=[o]:e.push(o),s++}if(!B.test(n)){let o={instancePath:i+"/ite\
ms/"+a+"/currency",schemaPath:"#/properties/items/items/properties/currency/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items\
/"+a+"/currency",schemaPath:"#/properties/items/items/properties/currency/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/it\
ems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),s++}}if(p.total!==void 0){let r=p.total;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.amount===void 0){
let t={instancePath:i+"/total",schemaPath:"#/properties/total/required",keyword:"required",params:{missingProperty:"amou\
nt"},message:"must have required property 'amount'"};e===null?e=[t]:e.push(t),s++}if(r.currency===void 0){let t={instancePath:i+
"/total",schemaPath:"#/properties/total/required",keyword:"required",params:{missingProperty:"currency"},message:"must h\
ave required property 'currency'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="amount"||t==="currency")){let a={
instancePath:i+"/total",schemaPath:"#/properties/total/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.amount!==void 0){let t=r.amount;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/total/amount",schemaPath:"#/properties/total/properti\
es/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:i+"/total/amount",schemaPath:"#/properties/total/properties/\
amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}
if(r.currency!==void 0){let t=r.currency;if(typeof t=="string"){if(l(t)>3){let a={instancePath:i+"/total/currency",schemaPath:"\
#/properties/total/properties/currency/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than \
3 characters"};e===null?e=[a]:e.push(a),s++}if(l(t)<3){let a={instancePath:i+"/total/currency",schemaPath:"#/properties/\
total/properties/currency/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[a]:e.push(a),s++}if(!B.test(t)){let a={instancePath:i+"/total/currency",schemaPath:"#/properties/total/prope\
rties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/total/currency",schemaPath:"#/properties/total/properties/currency/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+
"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),s++}}if(p.href!==void 0){let r=p.href;if(typeof r=="string"){if(l(r)<1){let t={instancePath:i+"/href",schemaPath:"\
#/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ke.errors=e,s===0}var ot=Pe;function Pe(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[r]:e.push(r),s++}if(p.total===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};
e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="items"||r==="total"||r==="href")){let t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),s++}if(p.items!==void 0){let r=p.items;if(Array.isArray(r)){if(r.length>24){let a={
instancePath:i+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:24},message:"must NOT \
have more than 24 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="o\
bject"&&!Array.isArray(m)){if(m.game===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/re\
quired",keyword:"required",params:{missingProperty:"game"},message:"must have required property 'game'"};e===null?e=[n]:
e.push(n),s++}if(m.kind===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"\
required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[n]:e.push(n),s++}for(let n in m)
if(!(n==="game"||n==="kind"||n==="dealer")){let o={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properti\
es"};e===null?e=[o]:e.push(o),s++}if(m.game!==void 0&&(k(m.game,{instancePath:i+"/items/"+a+"/game",parentData:m,parentDataProperty:"\
game",rootData:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),m.kind!==void 0){let n=m.kind;if(typeof n=="str\
ing"){if(l(n)>120){let o={instancePath:i+"/items/"+a+"/kind",schemaPath:"#/properties/items/items/properties/kind/maxLen\
gth",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}
if(l(n)<1){let o={instancePath:i+"/items/"+a+"/kind",schemaPath:"#/properties/items/items/properties/kind/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/items/"+a+"/kind",schemaPath:"#/properties/items/items/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.dealer!==void 0){let n=m.dealer;if(typeof n=="string"){if(l(n)>60){let o={
instancePath:i+"/items/"+a+"/dealer",schemaPath:"#/properties/items/items/properties/dealer/maxLength",keyword:"maxLengt\
h",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+
"/items/"+a+"/dealer",schemaPath:"#/properties/items/items/properties/dealer/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/items/"+a+"/\
dealer",schemaPath:"#/properties/items/items/properties/dealer/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),s++}}if(p.total!==void 0){let r=p.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:i+"/total",schemaPath:"#/pr\
operties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(
t),s++}}if(p.href!==void 0){let r=p.href;if(typeof r=="string"){if(l(r)<1){let t={instancePath:i+"/href",schemaPath:"#/p\
roperties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Pe.errors=e,s===0}var pt=we,U={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/live/lobby-grid.schema.json",title:"L\
obby grid",description:"Resolved cells per device.",type:"object",additionalProperties:!1,properties:{label:{type:"strin\
g",title:"Label",description:"Heading.",minLength:1,maxLength:120},href:{type:"string",title:"Address",description:"Addr\
ess of the category.",minLength:1},total:{type:"integer",title:"Total",description:"All games of the category."},desktop:{
type:"array",title:"desktop",description:"Cells on desktop.",items:{title:"Cell",description:"A cell.",type:"object",additionalProperties:!1,
properties:{cell:{type:"string",title:"Size",description:"Cell size.",enum:["4x","2xv","2xh","1x"]},game:{$ref:"https://\
marquee.dev/schemas/live/game-card.schema.json"},focus:{title:"Crop",description:"Focal point in this cell alone.",allOf:[
{$ref:"https://marquee.dev/schemas/content/focal-point.schema.json"}]}},required:["cell","game"]}},tablet:{type:"array",
title:"tablet",description:"Cells on tablet.",items:{title:"Cell",description:"A cell.",type:"object",additionalProperties:!1,
properties:{cell:{type:"string",title:"Size",description:"Cell size.",enum:["4x","2xv","2xh","1x"]},game:{$ref:"https://\
marquee.dev/schemas/live/game-card.schema.json"},focus:{title:"Crop",description:"Focal point in this cell alone.",allOf:[
{$ref:"https://marquee.dev/schemas/content/focal-point.schema.json"}]}},required:["cell","game"]}},mobile:{type:"array",
title:"mobile",description:"Cells on mobile.",items:{title:"Cell",description:"A cell.",type:"object",additionalProperties:!1,
properties:{cell:{type:"string",title:"Size",description:"Cell size.",enum:["4x","2xv","2xh","1x"]},game:{$ref:"https://\
marquee.dev/schemas/live/game-card.schema.json"},focus:{title:"Crop",description:"Focal point in this cell alone.",allOf:[
{$ref:"https://marquee.dev/schemas/content/focal-point.schema.json"}]}},required:["cell","game"]}}},required:["label","h\
ref","total","desktop","tablet","mobile"]};function we(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){
let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.label===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[r]:
e.push(r),s++}if(p.href===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
href"},message:"must have required property 'href'"};e===null?e=[r]:e.push(r),s++}if(p.total===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};
e===null?e=[r]:e.push(r),s++}if(p.desktop===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"desktop"},message:"must have required property 'desktop'"};e===null?e=[r]:e.push(r),s++}if(p.tablet===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tablet"},message:"must have re\
quired property 'tablet'"};e===null?e=[r]:e.push(r),s++}if(p.mobile===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"mobile"},message:"must have required property 'mobile'"};e===null?e=[r]:
e.push(r),s++}for(let r in p)if(!(r==="label"||r==="href"||r==="total"||r==="desktop"||r==="tablet"||r==="mobile")){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.label!==void 0){let r=p.label;if(typeof r=="stri\
ng"){if(l(r)>120){let t={instancePath:i+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/label",
schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/label",schemaPath:"#/properties/label/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.href!==void 0){let r=p.href;if(typeof r==
"string"){if(l(r)<1){let t={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/hre\
f",schemaPath:"#/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),s++}}if(p.total!==void 0){let r=p.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),s++}}if(p.desktop!==void 0){let r=p.desktop;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.cell===void 0){let n={instancePath:i+"/desktop/"+a,schemaPath:"#/prope\
rties/desktop/items/required",keyword:"required",params:{missingProperty:"cell"},message:"must have required property 'c\
ell'"};e===null?e=[n]:e.push(n),s++}if(m.game===void 0){let n={instancePath:i+"/desktop/"+a,schemaPath:"#/properties/des\
ktop/items/required",keyword:"required",params:{missingProperty:"game"},message:"must have required property 'game'"};e===
null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="cell"||n==="game"||n==="focus")){let o={instancePath:i+"/desktop/"+a,schemaPath:"\
#/properties/desktop/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"m\
ust NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.cell!==void 0){let n=m.cell;if(typeof n!="string"){
let o={instancePath:i+"/desktop/"+a+"/cell",schemaPath:"#/properties/desktop/items/properties/cell/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(n==="4x"||n==="2xv"||n==="2xh"||n==="\
1x")){let o={instancePath:i+"/desktop/"+a+"/cell",schemaPath:"#/properties/desktop/items/properties/cell/enum",keyword:"\
enum",params:{allowedValues:U.properties.desktop.items.properties.cell.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[o]:e.push(o),s++}}m.game!==void 0&&(k(m.game,{instancePath:i+"/desktop/"+a+"/game",parentData:m,parentDataProperty:"\
game",rootData:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),m.focus!==void 0&&(v(m.focus,{instancePath:i+"/\
desktop/"+a+"/focus",parentData:m,parentDataProperty:"focus",rootData:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}else{
let n={instancePath:i+"/desktop/"+a,schemaPath:"#/properties/desktop/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/desktop",schemaPath:"#/properties/desktop/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.tablet!==void 0){let r=p.
tablet;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){
if(m.cell===void 0){let n={instancePath:i+"/tablet/"+a,schemaPath:"#/properties/tablet/items/required",keyword:"required",
params:{missingProperty:"cell"},message:"must have required property 'cell'"};e===null?e=[n]:e.push(n),s++}if(m.game===void 0){
let n={instancePath:i+"/tablet/"+a,schemaPath:"#/properties/tablet/items/required",keyword:"required",params:{missingProperty:"\
game"},message:"must have required property 'game'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="cell"||n==="g\
ame"||n==="focus")){let o={instancePath:i+"/tablet/"+a,schemaPath:"#/properties/tablet/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),s++}if(m.cell!==void 0){let n=m.cell;if(typeof n!="string"){let o={instancePath:i+"/tablet/"+a+"/cell",schemaPath:"#/\
properties/tablet/items/properties/cell/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),s++}if(!(n==="4x"||n==="2xv"||n==="2xh"||n==="1x")){let o={instancePath:i+"/tablet/"+a+"/cell",schemaPath:"\
#/properties/tablet/items/properties/cell/enum",keyword:"enum",params:{allowedValues:U.properties.tablet.items.properties.
cell.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}m.game!==void 0&&(k(m.game,
{instancePath:i+"/tablet/"+a+"/game",parentData:m,parentDataProperty:"game",rootData:u})||(e=e===null?k.errors:e.concat(
k.errors),s=e.length)),m.focus!==void 0&&(v(m.focus,{instancePath:i+"/tablet/"+a+"/focus",parentData:m,parentDataProperty:"\
focus",rootData:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}else{let n={instancePath:i+"/tablet/"+a,schemaPath:"\
#/properties/tablet/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),
s++}}}else{let t={instancePath:i+"/tablet",schemaPath:"#/properties/tablet/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),s++}}if(p.mobile!==void 0){let r=p.mobile;if(Array.isArray(r)){let t=r.length;for(let a=0;a<
t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.cell===void 0){let n={instancePath:i+"/mobile/"+a,schemaPath:"\
#/properties/mobile/items/required",keyword:"required",params:{missingProperty:"cell"},message:"must have required prope\
rty 'cell'"};e===null?e=[n]:e.push(n),s++}if(m.game===void 0){let n={instancePath:i+"/mobile/"+a,schemaPath:"#/propertie\
s/mobile/items/required",keyword:"required",params:{missingProperty:"game"},message:"must have required property 'game'"};
e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="cell"||n==="game"||n==="focus")){let o={instancePath:i+"/mobile/"+
a,schemaPath:"#/properties/mobile/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.cell!==void 0){let n=m.cell;if(typeof n!=
"string"){let o={instancePath:i+"/mobile/"+a+"/cell",schemaPath:"#/properties/mobile/items/properties/cell/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(n==="4x"||n==="2xv"||n==="2xh"||
n==="1x")){let o={instancePath:i+"/mobile/"+a+"/cell",schemaPath:"#/properties/mobile/items/properties/cell/enum",keyword:"\
enum",params:{allowedValues:U.properties.mobile.items.properties.cell.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[o]:e.push(o),s++}}m.game!==void 0&&(k(m.game,{instancePath:i+"/mobile/"+a+"/game",parentData:m,parentDataProperty:"\
game",rootData:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),m.focus!==void 0&&(v(m.focus,{instancePath:i+"/\
mobile/"+a+"/focus",parentData:m,parentDataProperty:"focus",rootData:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}else{
let n={instancePath:i+"/mobile/"+a,schemaPath:"#/properties/mobile/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/mobile",schemaPath:"#/properties/mobile/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return we.
errors=e,s===0}var mt=ve;function ve(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.minimumAge===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"minimumAge"},message:"must have required property 'minimumAge'"};e===null?e=[r]:e.push(r),s++}for(let r in p)
if(r!=="minimumAge"){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.minimumAge!==void 0){let r=p.minimumAge;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/minimumAge",schemaPath:"#/properties/m\
inimumAge/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)){if(r>30||isNaN(r)){let t={instancePath:i+"/minimumAge",schemaPath:"#/properties/minimumAge/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[t]:e.push(t),s++}if(r<18||isNaN(
r)){let t={instancePath:i+"/minimumAge",schemaPath:"#/properties/minimumAge/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:18},message:"must be >= 18"};e===null?e=[t]:e.push(t),s++}}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ve.errors=e,s===0}var lt=qe;function qe(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.homeHref===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"homeHref"},message:"must have required property 'homeHref'"};e===null?e=[r]:e.push(r),s++}if(p.markets===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"markets"},message:"mus\
t have required property 'markets'"};e===null?e=[r]:e.push(r),s++}if(p.language===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"language"},message:"must have required property 'language'"};e===
null?e=[r]:e.push(r),s++}if(p.market===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"market"},message:"must have required property 'market'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r===
"homeHref"||r==="markets"||r==="language"||r==="market")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),s++}if(p.homeHref!==void 0){let r=p.homeHref;if(typeof r=="string"){if(l(r)<1){let t={instancePath:i+"/homeHref",schemaPath:"\
#/properties/homeHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),s++}if(!I.test(r)){let t={instancePath:i+"/homeHref",schemaPath:"#/properties/homeHref/pattern",keyword:"\
pattern",params:{pattern:"^/(?![/\\\\])"},message:'must match pattern "^/(?![/\\\\])"'};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/homeHref",schemaPath:"#/properties/homeHref/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}if(p.markets!==void 0){let r=p.markets;if(Array.isArray(r)){let t=r.length;
for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.code===void 0){let n={instancePath:i+"\
/markets/"+a,schemaPath:"#/properties/markets/items/required",keyword:"required",params:{missingProperty:"code"},message:"\
must have required property 'code'"};e===null?e=[n]:e.push(n),s++}if(m.name===void 0){let n={instancePath:i+"/markets/"+
a,schemaPath:"#/properties/markets/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have\
 required property 'name'"};e===null?e=[n]:e.push(n),s++}if(m.current===void 0){let n={instancePath:i+"/markets/"+a,schemaPath:"\
#/properties/markets/items/required",keyword:"required",params:{missingProperty:"current"},message:"must have required p\
roperty 'current'"};e===null?e=[n]:e.push(n),s++}if(m.languages===void 0){let n={instancePath:i+"/markets/"+a,schemaPath:"\
#/properties/markets/items/required",keyword:"required",params:{missingProperty:"languages"},message:"must have required\
 property 'languages'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="code"||n==="name"||n==="current"||n==="lan\
guages")){let o={instancePath:i+"/markets/"+a,schemaPath:"#/properties/markets/items/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),
s++}if(m.code!==void 0){let n=m.code;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/markets/"+a+"/code",schemaPath:"\
#/properties/markets/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more\
 than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/markets/"+a+"/code",schemaPath:"#\
/properties/markets/items/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/markets/"+a+"/code",schemaPath:"#/properti\
es/markets/items/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.
push(o),s++}}if(m.name!==void 0){let n=m.name;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/markets/"+a+"/\
name",schemaPath:"#/properties/markets/items/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/markets/"+a+"/n\
ame",schemaPath:"#/properties/markets/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/markets/"+a+"/name",schemaPath:"\
#/properties/markets/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.current!==void 0&&typeof m.current!="boolean"){let n={instancePath:i+"/markets/"+a+"/current",
schemaPath:"#/properties/markets/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean"};e===null?e=[n]:e.push(n),s++}if(m.languages!==void 0){let n=m.languages;if(Array.isArray(n)){let o=n.length;for(let h=0;h<
o;h++){let g=n[h];if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.code===void 0){let f={instancePath:i+"/markets/"+a+"\
/languages/"+h,schemaPath:"#/properties/markets/items/properties/languages/items/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[f]:e.push(f),s++}if(g.tag===void 0){let f={instancePath:i+
"/markets/"+a+"/languages/"+h,schemaPath:"#/properties/markets/items/properties/languages/items/required",keyword:"requi\
red",params:{missingProperty:"tag"},message:"must have required property 'tag'"};e===null?e=[f]:e.push(f),s++}if(g.name===
void 0){let f={instancePath:i+"/markets/"+a+"/languages/"+h,schemaPath:"#/properties/markets/items/properties/languages/\
items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[f]:e.push(f),s++}if(g.href===void 0){let f={instancePath:i+"/markets/"+a+"/languages/"+h,schemaPath:"#/properties/mar\
kets/items/properties/languages/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have re\
quired property 'href'"};e===null?e=[f]:e.push(f),s++}if(g.current===void 0){let f={instancePath:i+"/markets/"+a+"/langu\
ages/"+h,schemaPath:"#/properties/markets/items/properties/languages/items/required",keyword:"required",params:{missingProperty:"\
current"},message:"must have required property 'current'"};e===null?e=[f]:e.push(f),s++}for(let f in g)if(!(f==="code"||
f==="tag"||f==="name"||f==="href"||f==="current")){let y={instancePath:i+"/markets/"+a+"/languages/"+h,schemaPath:"#/pro\
perties/markets/items/properties/languages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),s++}if(g.code!==void 0){let f=g.code;if(typeof f==
"string"){if(l(f)>120){let y={instancePath:i+"/markets/"+a+"/languages/"+h+"/code",schemaPath:"#/properties/markets/item\
s/properties/languages/items/properties/code/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have mo\
re than 120 characters"};e===null?e=[y]:e.push(y),s++}if(l(f)<1){let y={instancePath:i+"/markets/"+a+"/languages/"+h+"/c\
ode",schemaPath:"#/properties/markets/items/properties/languages/items/properties/code/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/mar\
kets/"+a+"/languages/"+h+"/code",schemaPath:"#/properties/markets/items/properties/languages/items/properties/code/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}if(g.tag!==void 0){let f=g.
tag;if(typeof f=="string"){if(l(f)>120){let y={instancePath:i+"/markets/"+a+"/languages/"+h+"/tag",schemaPath:"#/propert\
ies/markets/items/properties/languages/items/properties/tag/maxLength",keyword:"maxLength",params:{limit:120},message:"m\
ust NOT have more than 120 characters"};e===null?e=[y]:e.push(y),s++}if(l(f)<1){let y={instancePath:i+"/markets/"+a+"/la\
nguages/"+h+"/tag",schemaPath:"#/properties/markets/items/properties/languages/items/properties/tag/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+
"/markets/"+a+"/languages/"+h+"/tag",schemaPath:"#/properties/markets/items/properties/languages/items/properties/tag/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}if(g.name!==void 0){let f=g.
name;if(typeof f=="string"){if(l(f)>120){let y={instancePath:i+"/markets/"+a+"/languages/"+h+"/name",schemaPath:"#/prope\
rties/markets/items/properties/languages/items/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[y]:e.push(y),s++}if(l(f)<1){let y={instancePath:i+"/markets/"+a+"/l\
anguages/"+h+"/name",schemaPath:"#/properties/markets/items/properties/languages/items/properties/name/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+
"/markets/"+a+"/languages/"+h+"/name",schemaPath:"#/properties/markets/items/properties/languages/items/properties/name/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}if(g.href!==void 0){
let f=g.href;if(typeof f=="string"){if(l(f)<1){let y={instancePath:i+"/markets/"+a+"/languages/"+h+"/href",schemaPath:"#\
/properties/markets/items/properties/languages/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}if(!I.test(f)){let y={instancePath:i+"/markets/"+a+
"/languages/"+h+"/href",schemaPath:"#/properties/markets/items/properties/languages/items/properties/href/pattern",keyword:"\
pattern",params:{pattern:"^/(?![/\\\\])"},message:'must match pattern "^/(?![/\\\\])"'};e===null?e=[y]:e.push(y),s++}}else{
let y={instancePath:i+"/markets/"+a+"/languages/"+h+"/href",schemaPath:"#/properties/markets/items/properties/languages/\
items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}
if(g.current!==void 0&&typeof g.current!="boolean"){let f={instancePath:i+"/markets/"+a+"/languages/"+h+"/current",schemaPath:"\
#/properties/markets/items/properties/languages/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/markets/"+a+"/languages/"+h,schemaPath:"#/p\
roperties/markets/items/properties/languages/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[f]:e.push(f),s++}}}else{let o={instancePath:i+"/markets/"+a+"/languages",schemaPath:"#/properties/markets/it\
ems/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}}else{
let n={instancePath:i+"/markets/"+a,schemaPath:"#/properties/markets/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/markets",schemaPath:"#/properties/markets/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.language!==void 0){
let r=p.language;if(typeof r=="string"){if(l(r)>120){let t={instancePath:i+"/language",schemaPath:"#/properties/language\
/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(
t),s++}if(l(r)<1){let t={instancePath:i+"/language",schemaPath:"#/properties/language/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/lan\
guage",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}}if(p.market!==void 0){let r=p.market;if(typeof r=="string"){if(l(r)>120){let t={instancePath:i+"/ma\
rket",schemaPath:"#/properties/market/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than\
 120 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/market",schemaPath:"#/properties/marke\
t/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),s++}}else{let t={instancePath:i+"/market",schemaPath:"#/properties/market/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return qe.errors=e,s===0}var ut=Le;function Le(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.links===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
links"},message:"must have required property 'links'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(r!=="links"){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.links!==void 0){let r=p.links;if(Array.isArray(r)){
let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.label===void 0){let n={
instancePath:i+"/links/"+a,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty:"la\
bel"},message:"must have required property 'label'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+
"/links/"+a,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty:"href"},message:"m\
ust have required property 'href'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="label"||n==="href"||n==="lead"||
n==="current")){let o={instancePath:i+"/links/"+a,schemaPath:"#/properties/links/items/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),
s++}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/links/"+a+"/label",schemaPath:"\
#/properties/links/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more \
than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/links/"+a+"/label",schemaPath:"#/p\
roperties/links/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/links/"+a+"/label",schemaPath:"#/properties/l\
inks/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+"/links/"+a+"/href",schemaPath:"\
#/properties/links/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/links/"+a+"/href",schemaPath:"#/properties/\
links/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),s++}}if(m.lead!==void 0){let n=m.lead;if(typeof n=="string"){if(l(n)>300){let o={instancePath:i+"/links/"+a+"/lead",schemaPath:"\
#/properties/links/items/properties/lead/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more t\
han 300 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/links/"+a+"/lead",schemaPath:"#/pro\
perties/links/items/properties/lead/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/links/"+a+"/lead",schemaPath:"#/properties/links\
/items/properties/lead/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}
if(m.current!==void 0&&typeof m.current!="boolean"){let n={instancePath:i+"/links/"+a+"/current",schemaPath:"#/propertie\
s/links/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:
e.push(n),s++}}else{let n={instancePath:i+"/links/"+a,schemaPath:"#/properties/links/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/links",schemaPath:"\
#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}return Le.errors=e,s===0}var ht=Ne;function Ne(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.amounts===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"amounts"},message:"must have required property 'amounts'"};e===null?e=[r]:e.push(r),s++}for(let r in p)
if(!(r==="href"||r==="amounts")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.href!==void 0){
let r=p.href;if(typeof r=="string"){if(l(r)<1){let t={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}}if(p.amounts!==void 0){let r=p.amounts;if(Array.isArray(r)){if(r.length>6){let a={instancePath:i+"/amo\
unts",schemaPath:"#/properties/amounts/maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT have more than 6 \
items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.amount===void 0){let n={instancePath:i+"/amounts/"+a,schemaPath:"#/properties/amounts/items/required",keyword:"\
required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[n]:e.push(n),s++}
if(m.currency===void 0){let n={instancePath:i+"/amounts/"+a,schemaPath:"#/properties/amounts/items/required",keyword:"re\
quired",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[n]:e.push(n),s++}
if(m.href===void 0){let n={instancePath:i+"/amounts/"+a,schemaPath:"#/properties/amounts/items/required",keyword:"requir\
ed",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[n]:e.push(n),s++}for(let n in m)
if(!(n==="amount"||n==="currency"||n==="href")){let o={instancePath:i+"/amounts/"+a,schemaPath:"#/properties/amounts/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional \
properties"};e===null?e=[o]:e.push(o),s++}if(m.amount!==void 0){let n=m.amount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:i+"/amounts/"+a+"/amount",schemaPath:"#/properties/amounts/items/properties/amount/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}if(typeof n=="number"&&
isFinite(n)&&(n<0||isNaN(n))){let o={instancePath:i+"/amounts/"+a+"/amount",schemaPath:"#/properties/amounts/items/prope\
rties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),
s++}}if(m.currency!==void 0){let n=m.currency;if(typeof n=="string"){if(l(n)>3){let o={instancePath:i+"/amounts/"+a+"/cu\
rrency",schemaPath:"#/properties/amounts/items/properties/currency/maxLength",keyword:"maxLength",params:{limit:3},message:"\
must NOT have more than 3 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<3){let o={instancePath:i+"/amounts/"+a+"/cur\
rency",schemaPath:"#/properties/amounts/items/properties/currency/minLength",keyword:"minLength",params:{limit:3},message:"\
must NOT have fewer than 3 characters"};e===null?e=[o]:e.push(o),s++}if(!B.test(n)){let o={instancePath:i+"/amounts/"+a+
"/currency",schemaPath:"#/properties/amounts/items/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z\
]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/amounts/"+
a+"/currency",schemaPath:"#/properties/amounts/items/properties/currency/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={
instancePath:i+"/amounts/"+a+"/href",schemaPath:"#/properties/amounts/items/properties/href/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/amounts/"+a+"/href",schemaPath:"#/properties/amounts/items/properties/href/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/amounts/"+a,schemaPath:"#/properti\
es/amounts/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{
let t={instancePath:i+"/amounts",schemaPath:"#/properties/amounts/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ne.errors=e,s===0}var dt=xe;function xe(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){for(let r in p)if(r!=="dataHref"){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),s++}if(p.dataHref!==void 0){let r=p.dataHref;if(typeof r=="string"){if(l(r)<1){let t={instancePath:i+"/dataHref",schemaPath:"\
#/properties/dataHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return xe.errors=e,s===
0}var ct=Ae;var me={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/live/promotion-card.schema.js\
on",title:"Promotion card",description:"A promotion in a list.",type:"object",additionalProperties:!1,properties:{slug:{
type:"string",title:"Slug",description:"Slug.",minLength:1,maxLength:120},title:{type:"string",title:"Title",description:"\
Headline.",minLength:1,maxLength:120},summary:{type:"string",title:"Summary",description:"Sentence.",minLength:1,maxLength:300},
badge:{type:"string",title:"Badge",description:"Badge."},image:{title:"Picture",description:"16 : 9.",allOf:[{$ref:"http\
s://marquee.dev/schemas/content/image.schema.json"}]},href:{type:"string",title:"Address",description:"By sign-in state \
(PROMO-03).",minLength:1},newTab:{type:"boolean",title:"New tab",description:"Opens in a new tab."},status:{type:"string",
title:"Status",description:"active or upcoming (PROMO-04, 05).",enum:["active","upcoming"]},startsAt:{type:"string",title:"\
Starts",description:"If upcoming.",format:"date-time"},endsAt:{type:"string",title:"Ends",description:"End of the presen\
t window.",format:"date-time"},tags:{type:"array",title:"Tags",description:"Themes.",items:{title:"Tag",description:"Tag\
.",type:"object",additionalProperties:!1,properties:{slug:{type:"string",title:"Slug",description:"Slug.",minLength:1,maxLength:120},
label:{type:"string",title:"Label",description:"Name.",minLength:1,maxLength:120},href:{type:"string",title:"Address",description:"\
List of the tag.",minLength:1}},required:["slug","label","href"]}},campaign:{title:"Campaign",description:"The bonus tha\
t it advertises, as the visitor's market has it (BONUS-40).",allOf:[{$ref:"https://marquee.dev/schemas/platform/reward.s\
chema.json"}]}},required:["slug","title","summary","image","href","newTab","status","tags"]},P={$schema:"http://json-sch\
ema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/platform/reward.schema.json",title:"Reward",description:"A bo\
nus that a player has, or could have (BONUS-01). Amounts are in minor units of the currency.",type:"object",properties:{
campaignId:{title:"Campaign",description:"The campaign it comes from.",type:"integer",minimum:1},bonusAssignmentId:{title:"\
Assignment",description:"Names the bonus of this player; left out while it is on offer.",type:"string",minLength:1,maxLength:80},
name:{title:"Name",description:"In the language that was asked for.",type:"string",minLength:1,maxLength:120},state:{title:"\
State",description:"BONUS-03; left out while it is on offer.",type:"string",enum:["ACTIVATED","FORFEITED"]},vertical:{title:"\
Vertical",description:"Where it is played with.",type:"string",enum:["casino","live casino","sports"]},campaignStatus:{title:"\
Campaign status",description:"BONUS-08.",type:"string",enum:["ACTIVE","EXPIRED","CANCELED","DRAFT"]},campaignCategory:{title:"\
Campaign category",description:"Chosen by the player, or given for something that happened.",type:"string",enum:["opt-in",
"triggered"]},bonusType:{title:"Bonus type",description:"BONUS-05.",type:"string",enum:["STICKY","NON_STICKY"]},product:{
title:"Product",description:"Where, or as what, it is played with (BONUS-04).",type:"string",enum:["CASINO","FREE_BET","\
LIVE_CASINO","SPORTS","FREE_SPINS"]},bonusKind:{title:"Kind of bonus",description:"How a player comes to it: by a claim,\
 for something that happened, or chosen with a deposit or period (BONUS-07).",type:"string",enum:["MANUAL","TRIGGERED","\
OPT_IN"]},rewardKind:{title:"Kind of reward",description:"Money, or something to play with (BONUS-09).",type:"string",enum:[
"CASH","ITEM"]},hasBonusCode:{title:"Has a bonus code",description:"Whether the campaign is entered with a code.",type:"\
boolean"},bonusCode:{title:"Bonus code",description:"The code of the campaign that the player has given; left out withou\
t one.",type:"string",minLength:1,maxLength:80},partnerBonusCode:{title:"Partner's code",description:"The code that the \
bonus was taken with; left out without one.",type:"string",minLength:1,maxLength:80},queuedPlayerBonusId:{title:"Queued \
bonus",description:"Names the place in the queue: of the offer that waits, and of the active bonus that it waits for.",type:"\
string",format:"uuid"},queueState:{title:"State of the queue",description:"Of an offer in the queue: waiting for a bonus\
 to end, ready to be claimed, or not to be had as it was queued: its terms changed, or it is over.",type:"string",enum:[
"waiting","ready","changed","over"]},currency:{title:"Currency",description:"Currency of the amounts, which count its mi\
nor units.",type:"string",pattern:"^[A-Z]{3}$"},amount:{title:"Amount",description:"The bonus as it was given, or the hi\
ghest that is on offer.",type:"integer",minimum:0,maximum:9007199254740991},wageringAmount:{title:"Wagering amount",description:"\
Stakes that make the bonus the player's own; of an offer, for the highest bonus.",type:"integer",minimum:0,maximum:9007199254740991},
wageringProgress:{title:"Wagering progress",description:"What has been staked of it so far, in minor units.",type:"integ\
er",minimum:0,maximum:9007199254740991},startedAt:{title:"Started",description:"When it was given, or a cashback was act\
ivated; left out while it is on offer.",type:"string",format:"date-time"},opensAt:{title:"Opens",description:"When the o\
ffer begins; left out for one that has begun.",type:"string",format:"date-time"},expiresAt:{title:"Expires",description:"\
When it, or the offer of it, is lost; left out for an offer without an end.",type:"string",format:"date-time"},endedAt:{
title:"Ended",description:"When it was wagered, given up or expired; null while it is active.",type:["string","null"],format:"\
date-time"},outcome:{title:"Outcome",description:"How it ended; null while it is active.",type:["string","null"],enum:["\
converted","forfeited","expired","spent",null]},converted:{title:"Converted",description:"What became the player's own.",
type:"integer",minimum:0,maximum:9007199254740991},balance:{title:"Balance",description:"Bonus money that it holds now.",
type:"integer",minimum:0,maximum:9007199254740991},cashbackActivated:{title:"Cashback activated",description:"Of a cashb\
ack: whether a period of it has begun.",type:"boolean"},usualStake:{title:"Usual stake",description:"Median of the playe\
r's last stakes in the vertical; null for one who has not played there.",type:["integer","null"],minimum:1,maximum:9007199254740991},
blockedBy:{title:"Blocked by",description:"The active bonus that has to end before this one can be claimed; null when it\
 can be claimed now.",type:["string","null"],minLength:1,maxLength:80},betBonusType:{title:"Kind of bet",description:"-1\
 for free rounds (BONUS-02).",type:"integer",minimum:-1,maximum:0},isOptedIn:{title:"Is opted in",description:"Whether t\
he player has chosen it for the next deposit.",type:"boolean"},terms:{title:"Terms",description:"In the currency of the \
wallet, with the law of the player's country.",type:"object",properties:{reward:{title:"Reward",description:"Kind of the\
 reward.",type:"string",enum:["deposit-match","money","free-rounds","cashback","icash","partner","sportsbook"]},partner:{
title:"Partner",description:"Whose code is needed, for a reward of a partner.",type:"string",minLength:1,maxLength:80},percent:{
title:"Percent",description:"Share of the deposit, or of the net loss of a cashback.",type:"integer",minimum:1,maximum:1e3},
minimumDeposit:{title:"Smallest deposit",description:"A smaller one gets no bonus.",type:"integer",minimum:0,maximum:9007199254740991},
minimumLoss:{title:"Smallest loss",description:"Of a cashback: a smaller net loss gets nothing back.",type:"integer",minimum:0,
maximum:9007199254740991},period:{title:"Period",description:"Of a cashback: how long it counts losses, in days.",type:"\
integer",minimum:1,maximum:92},freeRounds:{title:"Free rounds",description:"Rounds of a game that the house pays.",type:"\
object",properties:{gameId:{title:"Game",description:"Id in the catalogue.",type:"string",minLength:1,maxLength:100},gameName:{
title:"Name",description:"Of the game.",type:"string",minLength:1,maxLength:120},rounds:{title:"Rounds",description:"How\
 many are given.",type:"integer",minimum:1,maximum:1e3},left:{title:"Left",description:"How many are not played.",type:"\
integer",minimum:0,maximum:1e3},stake:{title:"Stake",description:"Of each round.",type:"integer",minimum:0,maximum:9007199254740991}},
required:["gameId","gameName","rounds","left","stake"],additionalProperties:!1},chance:{title:"Chance",description:"Stak\
es, rounds and minutes of the wagering, and the probability that anything is converted: for the highest bonus, with its \
deposit staked first and every round at the usual stake. Left out without a model of the games, and without wagering or \
free rounds.",type:"object",properties:{stakeTotal:{title:"Stakes",description:"All stakes together, with the mean of wh\
at free rounds win; 0 without wagering.",type:"integer",minimum:0,maximum:9007199254740991},rounds:{title:"Rounds",description:"\
Rounds at the stake, or the free rounds where there is no wagering.",type:"integer",minimum:1,maximum:9007199254740991},
minutes:{title:"Minutes",description:"Time that the rounds take.",type:"integer",minimum:1,maximum:9007199254740991},stake:{
title:"Stake",description:"Of a round.",type:"integer",minimum:1,maximum:9007199254740991},low:{title:"Lowest chance",description:"\
Probability that more than nothing becomes the player's own, in the game where it is lowest.",type:"number",minimum:0,maximum:1},
high:{title:"Highest chance",description:"The same in the game where it is highest; equal to the lowest when the bonus n\
ames its game.",type:"number",minimum:0,maximum:1}},required:["stakeTotal","rounds","minutes","stake","low","high"],additionalProperties:!1},
wageringTimes:{title:"Wagering",description:"How many times the bonus must be staked.",type:"integer",minimum:0,maximum:100},
maximumStake:{title:"Highest stake",description:"Of a round while it is active; null sets none.",type:["integer","null"],
minimum:1,maximum:9007199254740991},maximumWin:{title:"Highest win",description:"Most that becomes the player's own; nul\
l sets no limit.",type:["integer","null"],minimum:1,maximum:9007199254740991},days:{title:"Days",description:"Time to me\
et the wagering.",type:"integer",minimum:1,maximum:400},weights:{title:"Weights",description:"Percent of a stake that co\
unts, by game or kind of game; others count in full.",type:"object",additionalProperties:{title:"Weights",description:"P\
ercent.",type:"integer",minimum:0,maximum:100}}},required:["reward","wageringTimes","maximumStake","maximumWin","days","\
weights"],additionalProperties:!1},triggerEvent:{title:"Trigger event",description:"The event a triggered bonus is given\
 for; left out otherwise.",type:"string",enum:["tournament"]},cashbackInfo:{title:"Cashback info",description:"Of a peri\
od of cashback: its end, the net loss so far and what that gives back.",type:"object",properties:{endsAt:{title:"Ends",description:"\
End of the period.",type:"string",format:"date-time"},netLoss:{title:"Net loss",description:"Stakes less wins of the rou\
nds that count; below zero for a net win.",type:"integer",minimum:-9007199254740991,maximum:9007199254740991},cashback:{
title:"Cashback",description:"Share of the net loss that is given back.",type:"integer",minimum:0,maximum:9007199254740991}},
required:["endsAt","netLoss","cashback"],additionalProperties:!1},cashbackBooster:{title:"Cashback booster",description:"\
A higher share for players of a level; left out without one.",type:"object",properties:{level:{title:"Level",description:"\
Lowest level that gets it.",type:"integer",minimum:1,maximum:20},percent:{title:"Percent",description:"Share of the net \
loss instead of the usual one.",type:"integer",minimum:1,maximum:100},isActive:{title:"Active",description:"Whether the \
player gets it, or would when the period begins now.",type:"boolean"},levelName:{title:"Level name",description:"Of that\
 level, in the language of the request.",type:"string",minLength:1,maxLength:80}},required:["level","levelName","percent",
"isActive"],additionalProperties:!1},points:{title:"Points",description:"Price in loyalty points; left out for what cost\
s none.",type:"integer",minimum:1,maximum:1e7},freeSpinDetail:{title:"Free spin detail",description:"The free rounds of \
the bonus; left out without any.",type:"object",properties:{gameId:{title:"Game",description:"Id in the catalogue.",type:"\
string",minLength:1,maxLength:100},gameName:{title:"Name",description:"Of the game.",type:"string",minLength:1,maxLength:120},
rounds:{title:"Rounds",description:"How many are given.",type:"integer",minimum:1,maximum:1e3},left:{title:"Left",description:"\
How many are not played.",type:"integer",minimum:0,maximum:1e3},stake:{title:"Stake",description:"Of each round.",type:"\
integer",minimum:0,maximum:9007199254740991}},required:["gameId","gameName","rounds","left","stake"],additionalProperties:!1}},
required:["campaignId","name","vertical","campaignStatus","campaignCategory","bonusType","product","bonusKind","rewardKi\
nd","hasBonusCode","currency","amount","wageringAmount","terms"],additionalProperties:!1,examples:[{campaignId:1e3,bonusAssignmentId:"\
bonus-50013-1",name:"Second deposit bonus",state:"ACTIVATED",vertical:"casino",campaignStatus:"ACTIVE",campaignCategory:"\
opt-in",bonusType:"NON_STICKY",product:"CASINO",bonusKind:"OPT_IN",rewardKind:"CASH",hasBonusCode:!1,currency:"EUR",amount:500,
wageringAmount:5e3,wageringProgress:1240,startedAt:"2026-02-20T18:00:00.000Z",expiresAt:"2026-03-20T18:00:00.000Z",endedAt:null,
outcome:null,converted:0,balance:500,usualStake:20,blockedBy:null,terms:{reward:"deposit-match",percent:100,minimumDeposit:1e3,
wageringTimes:10,maximumStake:500,maximumWin:null,days:30,weights:{jackpot:0,roulette:10}}},{campaignId:1001,name:"Ten t\
urns on the house",vertical:"casino",campaignStatus:"ACTIVE",campaignCategory:"opt-in",bonusType:"NON_STICKY",product:"F\
REE_SPINS",bonusKind:"MANUAL",rewardKind:"ITEM",hasBonusCode:!1,currency:"EUR",amount:0,wageringAmount:0,blockedBy:null,
betBonusType:-1,terms:{reward:"free-rounds",freeRounds:{gameId:"cherry-parade",gameName:"Cherry Parade",rounds:10,left:10,
stake:10},chance:{stakeTotal:0,rounds:10,minutes:1,stake:10,low:.9391,high:.9391},wageringTimes:0,maximumStake:null,maximumWin:null,
days:7,weights:{}}}]},Ue=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function $(p,{instancePath:i="",
parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.campaignId===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"campaignId"},message:"\
must have required property 'campaignId'"};e===null?e=[r]:e.push(r),s++}if(p.name===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=
[r]:e.push(r),s++}if(p.vertical===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
vertical"},message:"must have required property 'vertical'"};e===null?e=[r]:e.push(r),s++}if(p.campaignStatus===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"campaignStatus"},message:"must\
 have required property 'campaignStatus'"};e===null?e=[r]:e.push(r),s++}if(p.campaignCategory===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"campaignCategory"},message:"must have required prope\
rty 'campaignCategory'"};e===null?e=[r]:e.push(r),s++}if(p.bonusType===void 0){let r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"bonusType"},message:"must have required property 'bonusType'"};e===null?
e=[r]:e.push(r),s++}if(p.product===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
product"},message:"must have required property 'product'"};e===null?e=[r]:e.push(r),s++}if(p.bonusKind===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bonusKind"},message:"must have requir\
ed property 'bonusKind'"};e===null?e=[r]:e.push(r),s++}if(p.rewardKind===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"rewardKind"},message:"must have required property 'rewardKind'"};e===
null?e=[r]:e.push(r),s++}if(p.hasBonusCode===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"hasBonusCode"},message:"must have required property 'hasBonusCode'"};e===null?e=[r]:e.push(r),s++}if(p.
currency===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},
message:"must have required property 'currency'"};e===null?e=[r]:e.push(r),s++}if(p.amount===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amoun\
t'"};e===null?e=[r]:e.push(r),s++}if(p.wageringAmount===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"wageringAmount"},message:"must have required property 'wageringAmount'"};e===null?e=[r]:
e.push(r),s++}if(p.terms===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
terms"},message:"must have required property 'terms'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!T.call(P.properties,
r)){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.campaignId!==void 0){let r=p.campaignId;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/campaignId",schemaPath:"#/properties/c\
ampaignId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:i+"/campaignId",schemaPath:"#/properties/campaignId/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(p.bonusAssignmentId!==
void 0){let r=p.bonusAssignmentId;if(typeof r=="string"){if(l(r)>80){let t={instancePath:i+"/bonusAssignmentId",schemaPath:"\
#/properties/bonusAssignmentId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 char\
acters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/bonusAssignmentId",schemaPath:"#/properties/bon\
usAssignmentId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/bonusAssignmentId",schemaPath:"#/properties/bonusAssignmentId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.name!==void 0){let r=p.name;if(typeof r==
"string"){if(l(r)>120){let t={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.state!==void 0){let r=p.state;
if(typeof r!="string"){let t={instancePath:i+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="ACTIVATED"||r==="FORFEITED")){let t={instancePath:i+
"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:P.properties.state.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.vertical!==void 0){let r=p.vertical;if(typeof r!=
"string"){let t={instancePath:i+"/vertical",schemaPath:"#/properties/vertical/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="casino"||r==="live casino"||r==="sports")){let t={instancePath:i+
"/vertical",schemaPath:"#/properties/vertical/enum",keyword:"enum",params:{allowedValues:P.properties.vertical.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.campaignStatus!==void 0){let r=p.campaignStatus;
if(typeof r!="string"){let t={instancePath:i+"/campaignStatus",schemaPath:"#/properties/campaignStatus/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="ACTIVE"||r==="EXPIRED"||r===
"CANCELED"||r==="DRAFT")){let t={instancePath:i+"/campaignStatus",schemaPath:"#/properties/campaignStatus/enum",keyword:"\
enum",params:{allowedValues:P.properties.campaignStatus.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}}if(p.campaignCategory!==void 0){let r=p.campaignCategory;if(typeof r!="string"){let t={instancePath:i+
"/campaignCategory",schemaPath:"#/properties/campaignCategory/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="opt-in"||r==="triggered")){let t={instancePath:i+"/campaignCategory",
schemaPath:"#/properties/campaignCategory/enum",keyword:"enum",params:{allowedValues:P.properties.campaignCategory.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.bonusType!==void 0){let r=p.bonusType;
if(typeof r!="string"){let t={instancePath:i+"/bonusType",schemaPath:"#/properties/bonusType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="STICKY"||r==="NON_STICKY")){let t={instancePath:i+
"/bonusType",schemaPath:"#/properties/bonusType/enum",keyword:"enum",params:{allowedValues:P.properties.bonusType.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.product!==void 0){let r=p.product;
if(typeof r!="string"){let t={instancePath:i+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="CASINO"||r==="FREE_BET"||r==="LIVE_CASINO"||r===
"SPORTS"||r==="FREE_SPINS")){let t={instancePath:i+"/product",schemaPath:"#/properties/product/enum",keyword:"enum",params:{
allowedValues:P.properties.product.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),
s++}}if(p.bonusKind!==void 0){let r=p.bonusKind;if(typeof r!="string"){let t={instancePath:i+"/bonusKind",schemaPath:"#/\
properties/bonusKind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}
if(!(r==="MANUAL"||r==="TRIGGERED"||r==="OPT_IN")){let t={instancePath:i+"/bonusKind",schemaPath:"#/properties/bonusKind\
/enum",keyword:"enum",params:{allowedValues:P.properties.bonusKind.enum},message:"must be equal to one of the allowed va\
lues"};e===null?e=[t]:e.push(t),s++}}if(p.rewardKind!==void 0){let r=p.rewardKind;if(typeof r!="string"){let t={instancePath:i+
"/rewardKind",schemaPath:"#/properties/rewardKind/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(!(r==="CASH"||r==="ITEM")){let t={instancePath:i+"/rewardKind",schemaPath:"#/properties/\
rewardKind/enum",keyword:"enum",params:{allowedValues:P.properties.rewardKind.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.hasBonusCode!==void 0&&typeof p.hasBonusCode!="boolean"){let r={instancePath:i+
"/hasBonusCode",schemaPath:"#/properties/hasBonusCode/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean"};e===null?e=[r]:e.push(r),s++}if(p.bonusCode!==void 0){let r=p.bonusCode;if(typeof r=="string"){if(l(r)>80){let t={
instancePath:i+"/bonusCode",schemaPath:"#/properties/bonusCode/maxLength",keyword:"maxLength",params:{limit:80},message:"\
must NOT have more than 80 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/bonusCode",schemaPath:"\
#/properties/bonusCode/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/bonusCode",schemaPath:"#/properties/bonusCode/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.partnerBonusCode!==void 0){let r=p.
partnerBonusCode;if(typeof r=="string"){if(l(r)>80){let t={instancePath:i+"/partnerBonusCode",schemaPath:"#/properties/p\
artnerBonusCode/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?
e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/partnerBonusCode",schemaPath:"#/properties/partnerBonusCode/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/partnerBonusCode",schemaPath:"#/properties/partnerBonusCode/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.queuedPlayerBonusId!==void 0){let r=p.queuedPlayerBonusId;
if(typeof r=="string"){if(!Ue.test(r)){let t={instancePath:i+"/queuedPlayerBonusId",schemaPath:"#/properties/queuedPlaye\
rBonusId/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/queuedPlayerBonusId",schemaPath:"#/properties/queuedPlayerBonusId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.queueState!==void 0){let r=p.queueState;if(typeof r!=
"string"){let t={instancePath:i+"/queueState",schemaPath:"#/properties/queueState/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="waiting"||r==="ready"||r==="changed"||r==="over")){
let t={instancePath:i+"/queueState",schemaPath:"#/properties/queueState/enum",keyword:"enum",params:{allowedValues:P.properties.
queueState.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.currency!==void 0){
let r=p.currency;if(typeof r=="string"){if(!B.test(r)){let t={instancePath:i+"/currency",schemaPath:"#/properties/curren\
cy/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[t]:e.
push(t),s++}}else{let t={instancePath:i+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.amount!==void 0){let r=p.amount;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/amount",schemaPath:"#/properties/amount/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){
if(r>9007199254740991||isNaN(r)){let t={instancePath:i+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[t]:e.push(t),s++}
if(r<0||isNaN(r)){let t={instancePath:i+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.wageringAmount!==void 0){let r=p.wageringAmount;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/wageringAmount",schemaPath:"#/properti\
es/wageringAmount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){let t={instancePath:i+"/wageringAmount",schemaPath:"#/properties\
/wageringAmount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925\
4740991"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/wageringAmount",schemaPath:"#/propertie\
s/wageringAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(
t),s++}}}if(p.wageringProgress!==void 0){let r=p.wageringProgress;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let t={instancePath:i+"/wageringProgress",schemaPath:"#/properties/wageringProgress/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){let t={instancePath:i+"/wageringProgress",schemaPath:"#/properties/wageringProgress/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[t]:e.push(t),s++}if(r<
0||isNaN(r)){let t={instancePath:i+"/wageringProgress",schemaPath:"#/properties/wageringProgress/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.startedAt!==void 0){let r=p.
startedAt;if(typeof r=="string"){if(!w.validate(r)){let t={instancePath:i+"/startedAt",schemaPath:"#/properties/startedA\
t/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),
s++}}else{let t={instancePath:i+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.opensAt!==void 0){let r=p.opensAt;if(typeof r=="string"){
if(!w.validate(r)){let t={instancePath:i+"/opensAt",schemaPath:"#/properties/opensAt/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/opensAt",
schemaPath:"#/properties/opensAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),s++}}if(p.expiresAt!==void 0){let r=p.expiresAt;if(typeof r=="string"){if(!w.validate(r)){let t={instancePath:i+
"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format:"date-time"},message:'must match\
 format "date-time"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/expiresAt",schemaPath:"#/properties/exp\
iresAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.endedAt!==
void 0){let r=p.endedAt;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/endedAt",schemaPath:"#/properties/ended\
At/type",keyword:"type",params:{type:P.properties.endedAt.type},message:"must be string,null"};e===null?e=[t]:e.push(t),
s++}if(typeof r=="string"&&!w.validate(r)){let t={instancePath:i+"/endedAt",schemaPath:"#/properties/endedAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),s++}}if(p.outcome!==
void 0){let r=p.outcome;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/outcome",schemaPath:"#/properties/outco\
me/type",keyword:"type",params:{type:P.properties.outcome.type},message:"must be string,null"};e===null?e=[t]:e.push(t),
s++}if(!(r==="converted"||r==="forfeited"||r==="expired"||r==="spent"||r===null)){let t={instancePath:i+"/outcome",schemaPath:"\
#/properties/outcome/enum",keyword:"enum",params:{allowedValues:P.properties.outcome.enum},message:"must be equal to one\
 of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.converted!==void 0){let r=p.converted;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/converted",schemaPath:"#/properties/converted/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){
if(r>9007199254740991||isNaN(r)){let t={instancePath:i+"/converted",schemaPath:"#/properties/converted/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[t]:e.push(t),
s++}if(r<0||isNaN(r)){let t={instancePath:i+"/converted",schemaPath:"#/properties/converted/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.balance!==void 0){let r=p.balance;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/balance",schemaPath:"#/properties/balance/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){
if(r>9007199254740991||isNaN(r)){let t={instancePath:i+"/balance",schemaPath:"#/properties/balance/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[t]:e.push(t),s++}
if(r<0||isNaN(r)){let t={instancePath:i+"/balance",schemaPath:"#/properties/balance/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(p.cashbackActivated!==void 0&&typeof p.cashbackActivated!=
"boolean"){let r={instancePath:i+"/cashbackActivated",schemaPath:"#/properties/cashbackActivated/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.usualStake!==void 0){let r=p.usualStake;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:i+"/usualStake",schemaPath:"#/properties/usualS\
take/type",keyword:"type",params:{type:P.properties.usualStake.type},message:"must be integer,null"};e===null?e=[t]:e.push(
t),s++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){let t={instancePath:i+"/usualStake",schemaPath:"\
#/properties/usualStake/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9\
007199254740991"};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){let t={instancePath:i+"/usualStake",schemaPath:"#/prope\
rties/usualStake/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(
t),s++}}}if(p.blockedBy!==void 0){let r=p.blockedBy;if(typeof r!="string"&&r!==null){let t={instancePath:i+"/blockedBy",
schemaPath:"#/properties/blockedBy/type",keyword:"type",params:{type:P.properties.blockedBy.type},message:"must be strin\
g,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"){if(l(r)>80){let t={instancePath:i+"/blockedBy",schemaPath:"\
#/properties/blockedBy/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};
e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/blockedBy",schemaPath:"#/properties/blockedBy/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}}if(p.
betBonusType!==void 0){let r=p.betBonusType;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/betBonusType",schemaPath:"#/properties/betBonusType/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>0||isNaN(r)){let t={instancePath:i+"/betBonu\
sType",schemaPath:"#/properties/betBonusType/maximum",keyword:"maximum",params:{comparison:"<=",limit:0},message:"must b\
e <= 0"};e===null?e=[t]:e.push(t),s++}if(r<-1||isNaN(r)){let t={instancePath:i+"/betBonusType",schemaPath:"#/properties/\
betBonusType/minimum",keyword:"minimum",params:{comparison:">=",limit:-1},message:"must be >= -1"};e===null?e=[t]:e.push(
t),s++}}}if(p.isOptedIn!==void 0&&typeof p.isOptedIn!="boolean"){let r={instancePath:i+"/isOptedIn",schemaPath:"#/proper\
ties/isOptedIn/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.
terms!==void 0){let r=p.terms;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reward===void 0){let t={instancePath:i+"\
/terms",schemaPath:"#/properties/terms/required",keyword:"required",params:{missingProperty:"reward"},message:"must have\
 required property 'reward'"};e===null?e=[t]:e.push(t),s++}if(r.wageringTimes===void 0){let t={instancePath:i+"/terms",schemaPath:"\
#/properties/terms/required",keyword:"required",params:{missingProperty:"wageringTimes"},message:"must have required pro\
perty 'wageringTimes'"};e===null?e=[t]:e.push(t),s++}if(r.maximumStake===void 0){let t={instancePath:i+"/terms",schemaPath:"\
#/properties/terms/required",keyword:"required",params:{missingProperty:"maximumStake"},message:"must have required prop\
erty 'maximumStake'"};e===null?e=[t]:e.push(t),s++}if(r.maximumWin===void 0){let t={instancePath:i+"/terms",schemaPath:"\
#/properties/terms/required",keyword:"required",params:{missingProperty:"maximumWin"},message:"must have required proper\
ty 'maximumWin'"};e===null?e=[t]:e.push(t),s++}if(r.days===void 0){let t={instancePath:i+"/terms",schemaPath:"#/properti\
es/terms/required",keyword:"required",params:{missingProperty:"days"},message:"must have required property 'days'"};e===
null?e=[t]:e.push(t),s++}if(r.weights===void 0){let t={instancePath:i+"/terms",schemaPath:"#/properties/terms/required",
keyword:"required",params:{missingProperty:"weights"},message:"must have required property 'weights'"};e===null?e=[t]:e.
push(t),s++}for(let t in r)if(!T.call(P.properties.terms.properties,t)){let a={instancePath:i+"/terms",schemaPath:"#/pro\
perties/terms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[a]:e.push(a),s++}if(r.reward!==void 0){let t=r.reward;if(typeof t!="string"){let a={
instancePath:i+"/terms/reward",schemaPath:"#/properties/terms/properties/reward/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="deposit-match"||t==="money"||t==="free-rounds"||t===
"cashback"||t==="icash"||t==="partner"||t==="sportsbook")){let a={instancePath:i+"/terms/reward",schemaPath:"#/propertie\
s/terms/properties/reward/enum",keyword:"enum",params:{allowedValues:P.properties.terms.properties.reward.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.partner!==void 0){let t=r.partner;if(typeof t==
"string"){if(l(t)>80){let a={instancePath:i+"/terms/partner",schemaPath:"#/properties/terms/properties/partner/maxLength",
keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[a]:e.push(a),s++}if(l(
t)<1){let a={instancePath:i+"/terms/partner",schemaPath:"#/properties/terms/properties/partner/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/terms/partner",schemaPath:"#/properties/terms/properties/partner/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}if(r.percent!==void 0){let t=r.percent;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let a={instancePath:i+"/terms/percent",schemaPath:"#/properties/terms/properties/percent/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){
if(t>1e3||isNaN(t)){let a={instancePath:i+"/terms/percent",schemaPath:"#/properties/terms/properties/percent/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[a]:e.push(a),s++}if(t<1||isNaN(t)){let a={
instancePath:i+"/terms/percent",schemaPath:"#/properties/terms/properties/percent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(r.minimumDeposit!==void 0){let t=r.minimumDeposit;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/terms/minimumDeposit",schemaPath:"#/pr\
operties/terms/properties/minimumDeposit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let a={instancePath:i+"/terms/m\
inimumDeposit",schemaPath:"#/properties/terms/properties/minimumDeposit/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),s++}if(t<0||isNaN(t)){let a={
instancePath:i+"/terms/minimumDeposit",schemaPath:"#/properties/terms/properties/minimumDeposit/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}if(r.minimumLoss!==void 0){let t=r.
minimumLoss;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/terms/minimumLoss",schemaPath:"\
#/properties/terms/properties/minimumLoss/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let a={instancePath:i+"/terms/m\
inimumLoss",schemaPath:"#/properties/terms/properties/minimumLoss/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),s++}if(t<0||isNaN(t)){let a={instancePath:i+"/terms/mini\
mumLoss",schemaPath:"#/properties/terms/properties/minimumLoss/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}if(r.period!==void 0){let t=r.period;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/terms/period",schemaPath:"#/properties/terms/properties/period/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(
t)){if(t>92||isNaN(t)){let a={instancePath:i+"/terms/period",schemaPath:"#/properties/terms/properties/period/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:92},message:"must be <= 92"};e===null?e=[a]:e.push(a),s++}if(t<1||isNaN(t)){let a={
instancePath:i+"/terms/period",schemaPath:"#/properties/terms/properties/period/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(r.freeRounds!==void 0){let t=r.freeRounds;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.gameId===void 0){let a={instancePath:i+"/terms/freeRounds",schemaPath:"#/properties/te\
rms/properties/freeRounds/required",keyword:"required",params:{missingProperty:"gameId"},message:"must have required pro\
perty 'gameId'"};e===null?e=[a]:e.push(a),s++}if(t.gameName===void 0){let a={instancePath:i+"/terms/freeRounds",schemaPath:"\
#/properties/terms/properties/freeRounds/required",keyword:"required",params:{missingProperty:"gameName"},message:"must \
have required property 'gameName'"};e===null?e=[a]:e.push(a),s++}if(t.rounds===void 0){let a={instancePath:i+"/terms/fre\
eRounds",schemaPath:"#/properties/terms/properties/freeRounds/required",keyword:"required",params:{missingProperty:"roun\
ds"},message:"must have required property 'rounds'"};e===null?e=[a]:e.push(a),s++}if(t.left===void 0){let a={instancePath:i+
"/terms/freeRounds",schemaPath:"#/properties/terms/properties/freeRounds/required",keyword:"required",params:{missingProperty:"\
left"},message:"must have required property 'left'"};e===null?e=[a]:e.push(a),s++}if(t.stake===void 0){let a={instancePath:i+
"/terms/freeRounds",schemaPath:"#/properties/terms/properties/freeRounds/required",keyword:"required",params:{missingProperty:"\
stake"},message:"must have required property 'stake'"};e===null?e=[a]:e.push(a),s++}for(let a in t)if(!(a==="gameId"||a===
"gameName"||a==="rounds"||a==="left"||a==="stake")){let m={instancePath:i+"/terms/freeRounds",schemaPath:"#/properties/t\
erms/properties/freeRounds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"m\
ust NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(t.gameId!==void 0){let a=t.gameId;if(typeof a=="str\
ing"){if(l(a)>100){let m={instancePath:i+"/terms/freeRounds/gameId",schemaPath:"#/properties/terms/properties/freeRounds\
/properties/gameId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[m]:e.push(m),s++}if(l(a)<1){let m={instancePath:i+"/terms/freeRounds/gameId",schemaPath:"#/properties/terms/prop\
erties/freeRounds/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/terms/freeRounds/gameId",schemaPath:"#/propertie\
s/terms/properties/freeRounds/properties/gameId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),s++}}if(t.gameName!==void 0){let a=t.gameName;if(typeof a=="string"){if(l(a)>120){let m={instancePath:i+
"/terms/freeRounds/gameName",schemaPath:"#/properties/terms/properties/freeRounds/properties/gameName/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[m]:e.push(m),s++}if(l(a)<1){
let m={instancePath:i+"/terms/freeRounds/gameName",schemaPath:"#/properties/terms/properties/freeRounds/properties/gameN\
ame/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(
m),s++}}else{let m={instancePath:i+"/terms/freeRounds/gameName",schemaPath:"#/properties/terms/properties/freeRounds/pro\
perties/gameName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(t.
rounds!==void 0){let a=t.rounds;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/terms/\
freeRounds/rounds",schemaPath:"#/properties/terms/properties/freeRounds/properties/rounds/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a)){
let m={instancePath:i+"/terms/freeRounds/rounds",schemaPath:"#/properties/terms/properties/freeRounds/properties/rounds/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[m]:e.push(m),s++}if(a<
1||isNaN(a)){let m={instancePath:i+"/terms/freeRounds/rounds",schemaPath:"#/properties/terms/properties/freeRounds/prope\
rties/rounds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),
s++}}}if(t.left!==void 0){let a=t.left;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"\
/terms/freeRounds/left",schemaPath:"#/properties/terms/properties/freeRounds/properties/left/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(
a)){let m={instancePath:i+"/terms/freeRounds/left",schemaPath:"#/properties/terms/properties/freeRounds/properties/left/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[m]:e.push(m),s++}if(a<
0||isNaN(a)){let m={instancePath:i+"/terms/freeRounds/left",schemaPath:"#/properties/terms/properties/freeRounds/propert\
ies/left/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}}
if(t.stake!==void 0){let a=t.stake;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/ter\
ms/freeRounds/stake",schemaPath:"#/properties/terms/properties/freeRounds/properties/stake/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a)){let m={instancePath:i+"/terms/freeRounds/stake",schemaPath:"#/properties/terms/properties/freeRounds/propertie\
s/stake/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e===null?e=[m]:e.push(m),s++}if(a<0||isNaN(a)){let m={instancePath:i+"/terms/freeRounds/stake",schemaPath:"#/properties/\
terms/properties/freeRounds/properties/stake/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[m]:e.push(m),s++}}}}else{let a={instancePath:i+"/terms/freeRounds",schemaPath:"#/properties/terms/p\
roperties/freeRounds/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}
if(r.chance!==void 0){let t=r.chance;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.stakeTotal===void 0){let a={instancePath:i+
"/terms/chance",schemaPath:"#/properties/terms/properties/chance/required",keyword:"required",params:{missingProperty:"s\
takeTotal"},message:"must have required property 'stakeTotal'"};e===null?e=[a]:e.push(a),s++}if(t.rounds===void 0){let a={
instancePath:i+"/terms/chance",schemaPath:"#/properties/terms/properties/chance/required",keyword:"required",params:{missingProperty:"\
rounds"},message:"must have required property 'rounds'"};e===null?e=[a]:e.push(a),s++}if(t.minutes===void 0){let a={instancePath:i+
"/terms/chance",schemaPath:"#/properties/terms/properties/chance/required",keyword:"required",params:{missingProperty:"m\
inutes"},message:"must have required property 'minutes'"};e===null?e=[a]:e.push(a),s++}if(t.stake===void 0){let a={instancePath:i+
"/terms/chance",schemaPath:"#/properties/terms/properties/chance/required",keyword:"required",params:{missingProperty:"s\
take"},message:"must have required property 'stake'"};e===null?e=[a]:e.push(a),s++}if(t.low===void 0){let a={instancePath:i+
"/terms/chance",schemaPath:"#/properties/terms/properties/chance/required",keyword:"required",params:{missingProperty:"l\
ow"},message:"must have required property 'low'"};e===null?e=[a]:e.push(a),s++}if(t.high===void 0){let a={instancePath:i+
"/terms/chance",schemaPath:"#/properties/terms/properties/chance/required",keyword:"required",params:{missingProperty:"h\
igh"},message:"must have required property 'high'"};e===null?e=[a]:e.push(a),s++}for(let a in t)if(!(a==="stakeTotal"||a===
"rounds"||a==="minutes"||a==="stake"||a==="low"||a==="high")){let m={instancePath:i+"/terms/chance",schemaPath:"#/proper\
ties/terms/properties/chance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(t.stakeTotal!==void 0){let a=t.stakeTotal;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/terms/chance/stakeTotal",schemaPath:"#/properties/ter\
ms/properties/chance/properties/stakeTotal/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[m]:e.push(m),s++}if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a)){let m={instancePath:i+"/terms/c\
hance/stakeTotal",schemaPath:"#/properties/terms/properties/chance/properties/stakeTotal/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[m]:e.push(m),s++}if(a<0||isNaN(
a)){let m={instancePath:i+"/terms/chance/stakeTotal",schemaPath:"#/properties/terms/properties/chance/properties/stakeTo\
tal/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}}if(t.
rounds!==void 0){let a=t.rounds;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let m={instancePath:i+"/terms/\
chance/rounds",schemaPath:"#/properties/terms/properties/chance/properties/rounds/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a)){let m={instancePath:i+"/terms/chance/rounds",schemaPath:"#/properties/terms/properties/chance/properties/round\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[m]:e.push(m),s++}if(a<1||isNaN(a)){let m={instancePath:i+"/terms/chance/rounds",schemaPath:"#/properties/terms/p\
roperties/chance/properties/rounds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[m]:e.push(m),s++}}}if(t.minutes!==void 0){let a=t.minutes;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){
let m={instancePath:i+"/terms/chance/minutes",schemaPath:"#/properties/terms/properties/chance/properties/minutes/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a)){let m={instancePath:i+"/terms/chance/minutes",schemaPath:"#/properties/terms/proper\
ties/chance/properties/minutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must \
be <= 9007199254740991"};e===null?e=[m]:e.push(m),s++}if(a<1||isNaN(a)){let m={instancePath:i+"/terms/chance/minutes",schemaPath:"\
#/properties/terms/properties/chance/properties/minutes/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[m]:e.push(m),s++}}}if(t.stake!==void 0){let a=t.stake;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))){let m={instancePath:i+"/terms/chance/stake",schemaPath:"#/properties/terms/properties/chance/propertie\
s/stake/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a)){let m={instancePath:i+"/terms/chance/stake",schemaPath:"#/proper\
ties/terms/properties/chance/properties/stake/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[m]:e.push(m),s++}if(a<1||isNaN(a)){let m={instancePath:i+"/terms/chan\
ce/stake",schemaPath:"#/properties/terms/properties/chance/properties/stake/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),s++}}}if(t.low!==void 0){let a=t.low;if(typeof a=="number"&&
isFinite(a)){if(a>1||isNaN(a)){let m={instancePath:i+"/terms/chance/low",schemaPath:"#/properties/terms/properties/chanc\
e/properties/low/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[m]:e.push(
m),s++}if(a<0||isNaN(a)){let m={instancePath:i+"/terms/chance/low",schemaPath:"#/properties/terms/properties/chance/prop\
erties/low/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),
s++}}else{let m={instancePath:i+"/terms/chance/low",schemaPath:"#/properties/terms/properties/chance/properties/low/type",
keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),s++}}if(t.high!==void 0){let a=t.
high;if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){let m={instancePath:i+"/terms/chance/high",schemaPath:"#/prop\
erties/terms/properties/chance/properties/high/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must\
 be <= 1"};e===null?e=[m]:e.push(m),s++}if(a<0||isNaN(a)){let m={instancePath:i+"/terms/chance/high",schemaPath:"#/prope\
rties/terms/properties/chance/properties/high/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/terms/chance/high",schemaPath:"#/properties/terms/p\
roperties/chance/properties/high/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.
push(m),s++}}}else{let a={instancePath:i+"/terms/chance",schemaPath:"#/properties/terms/properties/chance/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(r.wageringTimes!==void 0){let t=r.
wageringTimes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/terms/wageringTimes",schemaPath:"\
#/properties/terms/properties/wageringTimes/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){let a={instancePath:i+"/terms/wageringT\
imes",schemaPath:"#/properties/terms/properties/wageringTimes/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};e===null?e=[a]:e.push(a),s++}if(t<0||isNaN(t)){let a={instancePath:i+"/terms/wageringTimes",schemaPath:"\
#/properties/terms/properties/wageringTimes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[a]:e.push(a),s++}}}if(r.maximumStake!==void 0){let t=r.maximumStake;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))&&t!==null){let a={instancePath:i+"/terms/maximumStake",schemaPath:"#/properties/terms/properties\
/maximumStake/type",keyword:"type",params:{type:P.properties.terms.properties.maximumStake.type},message:"must be intege\
r,null"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let a={instancePath:i+
"/terms/maximumStake",schemaPath:"#/properties/terms/properties/maximumStake/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),s++}if(t<1||isNaN(t)){let a={
instancePath:i+"/terms/maximumStake",schemaPath:"#/properties/terms/properties/maximumStake/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(r.maximumWin!==void 0){let t=r.maximumWin;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let a={instancePath:i+"/terms/maximumWin",schemaPath:"\
#/properties/terms/properties/maximumWin/type",keyword:"type",params:{type:P.properties.terms.properties.maximumWin.type},
message:"must be integer,null"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){let a={instancePath:i+"/terms/maximumWin",schemaPath:"#/properties/terms/properties/maximumWin/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),
s++}if(t<1||isNaN(t)){let a={instancePath:i+"/terms/maximumWin",schemaPath:"#/properties/terms/properties/maximumWin/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(r.days!==
void 0){let t=r.days;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/terms/days",schemaPath:"\
#/properties/terms/properties/days/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:
e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>400||isNaN(t)){let a={instancePath:i+"/terms/days",schemaPath:"#/\
properties/terms/properties/days/maximum",keyword:"maximum",params:{comparison:"<=",limit:400},message:"must be <= 400"};
e===null?e=[a]:e.push(a),s++}if(t<1||isNaN(t)){let a={instancePath:i+"/terms/days",schemaPath:"#/properties/terms/proper\
ties/days/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}
if(r.weights!==void 0){let t=r.weights;if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t){let m=t[a];if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let n={instancePath:i+"/terms/weights/"+a.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/terms/properties/weights/additionalProperties/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof m=="number"&&isFinite(m)){if(m>100||isNaN(m)){let n={instancePath:i+
"/terms/weights/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/terms/properties/weights/additionalP\
roperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[n]:e.push(
n),s++}if(m<0||isNaN(m)){let n={instancePath:i+"/terms/weights/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/\
properties/terms/properties/weights/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),s++}}}else{let a={instancePath:i+"/terms/weights",schemaPath:"#/properties/terms\
/properties/weights/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{
let t={instancePath:i+"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[t]:e.push(t),s++}}if(p.triggerEvent!==void 0){let r=p.triggerEvent;if(typeof r!="string"){let t={
instancePath:i+"/triggerEvent",schemaPath:"#/properties/triggerEvent/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="tournament"){let t={instancePath:i+"/triggerEvent",schemaPath:"#/p\
roperties/triggerEvent/enum",keyword:"enum",params:{allowedValues:P.properties.triggerEvent.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.cashbackInfo!==void 0){let r=p.cashbackInfo;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.endsAt===void 0){let t={instancePath:i+"/cashbackInfo",schemaPath:"#/properties/cashba\
ckInfo/required",keyword:"required",params:{missingProperty:"endsAt"},message:"must have required property 'endsAt'"};e===
null?e=[t]:e.push(t),s++}if(r.netLoss===void 0){let t={instancePath:i+"/cashbackInfo",schemaPath:"#/properties/cashbackI\
nfo/required",keyword:"required",params:{missingProperty:"netLoss"},message:"must have required property 'netLoss'"};e===
null?e=[t]:e.push(t),s++}if(r.cashback===void 0){let t={instancePath:i+"/cashbackInfo",schemaPath:"#/properties/cashback\
Info/required",keyword:"required",params:{missingProperty:"cashback"},message:"must have required property 'cashback'"};
e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="endsAt"||t==="netLoss"||t==="cashback")){let a={instancePath:i+"/c\
ashbackInfo",schemaPath:"#/properties/cashbackInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.endsAt!==void 0){let t=r.endsAt;if(typeof t==
"string"){if(!w.validate(t)){let a={instancePath:i+"/cashbackInfo/endsAt",schemaPath:"#/properties/cashbackInfo/properti\
es/endsAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.
push(a),s++}}else{let a={instancePath:i+"/cashbackInfo/endsAt",schemaPath:"#/properties/cashbackInfo/properties/endsAt/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.netLoss!==void 0){
let t=r.netLoss;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/cashbackInfo/netLoss",
schemaPath:"#/properties/cashbackInfo/properties/netLoss/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let a={instancePath:i+
"/cashbackInfo/netLoss",schemaPath:"#/properties/cashbackInfo/properties/netLoss/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),s++}if(t<-9007199254740991||
isNaN(t)){let a={instancePath:i+"/cashbackInfo/netLoss",schemaPath:"#/properties/cashbackInfo/properties/netLoss/minimum",
keyword:"minimum",params:{comparison:">=",limit:-9007199254740991},message:"must be >= -9007199254740991"};e===null?e=[a]:
e.push(a),s++}}}if(r.cashback!==void 0){let t=r.cashback;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={
instancePath:i+"/cashbackInfo/cashback",schemaPath:"#/properties/cashbackInfo/properties/cashback/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){let a={instancePath:i+"/cashbackInfo/cashback",schemaPath:"#/properties/cashbackInfo/properties/cashback/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=
[a]:e.push(a),s++}if(t<0||isNaN(t)){let a={instancePath:i+"/cashbackInfo/cashback",schemaPath:"#/properties/cashbackInfo\
/properties/cashback/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:
e.push(a),s++}}}}else{let t={instancePath:i+"/cashbackInfo",schemaPath:"#/properties/cashbackInfo/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(p.cashbackBooster!==void 0){let r=p.cashbackBooster;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.level===void 0){let t={instancePath:i+"/cashbackBooster",schemaPath:"#\
/properties/cashbackBooster/required",keyword:"required",params:{missingProperty:"level"},message:"must have required pr\
operty 'level'"};e===null?e=[t]:e.push(t),s++}if(r.levelName===void 0){let t={instancePath:i+"/cashbackBooster",schemaPath:"\
#/properties/cashbackBooster/required",keyword:"required",params:{missingProperty:"levelName"},message:"must have requir\
ed property 'levelName'"};e===null?e=[t]:e.push(t),s++}if(r.percent===void 0){let t={instancePath:i+"/cashbackBooster",schemaPath:"\
#/properties/cashbackBooster/required",keyword:"required",params:{missingProperty:"percent"},message:"must have required\
 property 'percent'"};e===null?e=[t]:e.push(t),s++}if(r.isActive===void 0){let t={instancePath:i+"/cashbackBooster",schemaPath:"\
#/properties/cashbackBooster/required",keyword:"required",params:{missingProperty:"isActive"},message:"must have require\
d property 'isActive'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="level"||t==="percent"||t==="isActive"||t===
"levelName")){let a={instancePath:i+"/cashbackBooster",schemaPath:"#/properties/cashbackBooster/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(
a),s++}if(r.level!==void 0){let t=r.level;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+
"/cashbackBooster/level",schemaPath:"#/properties/cashbackBooster/properties/level/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>20||isNaN(t)){let a={
instancePath:i+"/cashbackBooster/level",schemaPath:"#/properties/cashbackBooster/properties/level/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[a]:e.push(a),s++}if(t<1||isNaN(t)){let a={instancePath:i+
"/cashbackBooster/level",schemaPath:"#/properties/cashbackBooster/properties/level/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(r.percent!==void 0){let t=r.percent;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/cashbackBooster/percent",schemaPath:"#/properties/cas\
hbackBooster/properties/percent/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.
push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){let a={instancePath:i+"/cashbackBooster/percent",schemaPath:"\
#/properties/cashbackBooster/properties/percent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"m\
ust be <= 100"};e===null?e=[a]:e.push(a),s++}if(t<1||isNaN(t)){let a={instancePath:i+"/cashbackBooster/percent",schemaPath:"\
#/properties/cashbackBooster/properties/percent/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mus\
t be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(r.isActive!==void 0&&typeof r.isActive!="boolean"){let t={instancePath:i+"\
/cashbackBooster/isActive",schemaPath:"#/properties/cashbackBooster/properties/isActive/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.levelName!==void 0){let t=r.levelName;if(typeof t==
"string"){if(l(t)>80){let a={instancePath:i+"/cashbackBooster/levelName",schemaPath:"#/properties/cashbackBooster/proper\
ties/levelName/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?
e=[a]:e.push(a),s++}if(l(t)<1){let a={instancePath:i+"/cashbackBooster/levelName",schemaPath:"#/properties/cashbackBoost\
er/properties/levelName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/cashbackBooster/levelName",schemaPath:"#/properties/cashbackB\
ooster/properties/levelName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}}}else{let t={instancePath:i+"/cashbackBooster",schemaPath:"#/properties/cashbackBooster/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(p.points!==void 0){let r=p.points;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/points",schemaPath:"#/properties/points/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){
if(r>1e7||isNaN(r)){let t={instancePath:i+"/points",schemaPath:"#/properties/points/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e7},message:"must be <= 10000000"};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){let t={instancePath:i+"/poi\
nts",schemaPath:"#/properties/points/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[t]:e.push(t),s++}}}if(p.freeSpinDetail!==void 0){let r=p.freeSpinDetail;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.gameId===void 0){let t={instancePath:i+"/freeSpinDetail",schemaPath:"#/properties/freeSpinDetail/required",keyword:"\
required",params:{missingProperty:"gameId"},message:"must have required property 'gameId'"};e===null?e=[t]:e.push(t),s++}
if(r.gameName===void 0){let t={instancePath:i+"/freeSpinDetail",schemaPath:"#/properties/freeSpinDetail/required",keyword:"\
required",params:{missingProperty:"gameName"},message:"must have required property 'gameName'"};e===null?e=[t]:e.push(t),
s++}if(r.rounds===void 0){let t={instancePath:i+"/freeSpinDetail",schemaPath:"#/properties/freeSpinDetail/required",keyword:"\
required",params:{missingProperty:"rounds"},message:"must have required property 'rounds'"};e===null?e=[t]:e.push(t),s++}
if(r.left===void 0){let t={instancePath:i+"/freeSpinDetail",schemaPath:"#/properties/freeSpinDetail/required",keyword:"r\
equired",params:{missingProperty:"left"},message:"must have required property 'left'"};e===null?e=[t]:e.push(t),s++}if(r.
stake===void 0){let t={instancePath:i+"/freeSpinDetail",schemaPath:"#/properties/freeSpinDetail/required",keyword:"requi\
red",params:{missingProperty:"stake"},message:"must have required property 'stake'"};e===null?e=[t]:e.push(t),s++}for(let t in r)
if(!(t==="gameId"||t==="gameName"||t==="rounds"||t==="left"||t==="stake")){let a={instancePath:i+"/freeSpinDetail",schemaPath:"\
#/properties/freeSpinDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.gameId!==void 0){let t=r.gameId;if(typeof t=="st\
ring"){if(l(t)>100){let a={instancePath:i+"/freeSpinDetail/gameId",schemaPath:"#/properties/freeSpinDetail/properties/ga\
meId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[a]:
e.push(a),s++}if(l(t)<1){let a={instancePath:i+"/freeSpinDetail/gameId",schemaPath:"#/properties/freeSpinDetail/properti\
es/gameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:
e.push(a),s++}}else{let a={instancePath:i+"/freeSpinDetail/gameId",schemaPath:"#/properties/freeSpinDetail/properties/ga\
meId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.gameName!==
void 0){let t=r.gameName;if(typeof t=="string"){if(l(t)>120){let a={instancePath:i+"/freeSpinDetail/gameName",schemaPath:"\
#/properties/freeSpinDetail/properties/gameName/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have\
 more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(l(t)<1){let a={instancePath:i+"/freeSpinDetail/gameName",schemaPath:"\
#/properties/freeSpinDetail/properties/gameName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/freeSpinDetail/gameName",schemaPath:"\
#/properties/freeSpinDetail/properties/gameName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}}if(r.rounds!==void 0){let t=r.rounds;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
let a={instancePath:i+"/freeSpinDetail/rounds",schemaPath:"#/properties/freeSpinDetail/properties/rounds/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){
if(t>1e3||isNaN(t)){let a={instancePath:i+"/freeSpinDetail/rounds",schemaPath:"#/properties/freeSpinDetail/properties/ro\
unds/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[a]:e.push(a),s++}
if(t<1||isNaN(t)){let a={instancePath:i+"/freeSpinDetail/rounds",schemaPath:"#/properties/freeSpinDetail/properties/roun\
ds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(r.
left!==void 0){let t=r.left;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/freeSpinDe\
tail/left",schemaPath:"#/properties/freeSpinDetail/properties/left/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t)){let a={instancePath:i+
"/freeSpinDetail/left",schemaPath:"#/properties/freeSpinDetail/properties/left/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000"};e===null?e=[a]:e.push(a),s++}if(t<0||isNaN(t)){let a={instancePath:i+"/freeSpi\
nDetail/left",schemaPath:"#/properties/freeSpinDetail/properties/left/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}if(r.stake!==void 0){let t=r.stake;if(!(typeof t=="numbe\
r"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/freeSpinDetail/stake",schemaPath:"#/properties/freeSpinDeta\
il/properties/stake/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}
if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let a={instancePath:i+"/freeSpinDetail/stake",schemaPath:"\
#/properties/freeSpinDetail/properties/stake/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),s++}if(t<0||isNaN(t)){let a={instancePath:i+"/freeSpinDe\
tail/stake",schemaPath:"#/properties/freeSpinDetail/properties/stake/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}}else{let t={instancePath:i+"/freeSpinDetail",schemaPath:"\
#/properties/freeSpinDetail/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return $.errors=e,s===0}function L(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){
let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.slug===void 0){let r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[r]:e.
push(r),s++}if(p.title===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),s++}if(p.summary===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"summary"},message:"must have required property 'summ\
ary'"};e===null?e=[r]:e.push(r),s++}if(p.image===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"image"},message:"must have required property 'image'"};e===null?e=[r]:e.push(r),s++}if(p.href===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"href"},message:"must h\
ave required property 'href'"};e===null?e=[r]:e.push(r),s++}if(p.newTab===void 0){let r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"newTab"},message:"must have required property 'newTab'"};e===null?e=
[r]:e.push(r),s++}if(p.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),s++}if(p.tags===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};
e===null?e=[r]:e.push(r),s++}for(let r in p)if(!T.call(me.properties,r)){let t={instancePath:i,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),s++}if(p.slug!==void 0){let r=p.slug;if(typeof r=="string"){if(l(r)>120){let t={instancePath:i+"/sl\
ug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120\
 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/slug",schemaPath:"#/properties/slug/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[t]:e.push(t),s++}}if(p.title!==void 0){let r=p.title;if(typeof r=="string"){if(l(r)>120){let t={instancePath:i+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more th\
an 120 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/title",schemaPath:"#/properties/titl\
e/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),s++}}else{let t={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}if(p.summary!==void 0){let r=p.summary;if(typeof r=="string"){if(l(r)>300){
let t={instancePath:i+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit:300},message:"\
must NOT have more than 300 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/summary",schemaPath:"\
#/properties/summary/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.badge!==void 0&&typeof p.badge!="string"){let r={
instancePath:i+"/badge",schemaPath:"#/properties/badge/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[r]:e.push(r),s++}if(p.image!==void 0&&(b(p.image,{instancePath:i+"/image",parentData:p,parentDataProperty:"\
image",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),p.href!==void 0){let r=p.href;if(typeof r=="st\
ring"){if(l(r)<1){let t={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/href",schemaPath:"\
#/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.
newTab!==void 0&&typeof p.newTab!="boolean"){let r={instancePath:i+"/newTab",schemaPath:"#/properties/newTab/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(p.status!==void 0){let r=p.status;
if(typeof r!="string"){let t={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="active"||r==="upcoming")){let t={instancePath:i+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:me.properties.status.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.startsAt!==void 0){let r=p.startsAt;if(typeof r==
"string"){if(!w.validate(r)){let t={instancePath:i+"/startsAt",schemaPath:"#/properties/startsAt/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/startsAt",schemaPath:"#/properties/startsAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}}if(p.endsAt!==void 0){let r=p.endsAt;if(typeof r=="string"){if(!w.validate(r)){let t={instancePath:i+
"/endsAt",schemaPath:"#/properties/endsAt/format",keyword:"format",params:{format:"date-time"},message:'must match forma\
t "date-time"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/endsAt",schemaPath:"#/properties/endsAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.tags!==void 0){let r=p.
tags;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.
slug===void 0){let n={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{
missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[n]:e.push(n),s++}if(m.label===void 0){
let n={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty:"\
label"},message:"must have required property 'label'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+
"/tags/"+a,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty:"href"},message:"mus\
t have required property 'href'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="slug"||n==="label"||n==="href")){
let o={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.slug!==void 0){
let n=m.slug;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/tags/"+a+"/slug",schemaPath:"#/properties/tags/\
items/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};
e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/tags/"+a+"/slug",schemaPath:"#/properties/tags/items/pro\
perties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[o]:e.push(o),s++}}else{let o={instancePath:i+"/tags/"+a+"/slug",schemaPath:"#/properties/tags/items/properties/slug/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.label!==void 0){let n=m.
label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/tags/"+a+"/label",schemaPath:"#/properties/tags/items/\
properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===
null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/tags/"+a+"/label",schemaPath:"#/properties/tags/items/proper\
ties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
o]:e.push(o),s++}}else{let o={instancePath:i+"/tags/"+a+"/label",schemaPath:"#/properties/tags/items/properties/label/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.
href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+"/tags/"+a+"/href",schemaPath:"#/properties/tags/items/prop\
erties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[o]:e.push(o),s++}}else{let o={instancePath:i+"/tags/"+a+"/href",schemaPath:"#/properties/tags/items/properties/href/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+
"/tags/"+a,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}p.campaign!==void 0&&($(p.campaign,{instancePath:i+
"/campaign",parentData:p,parentDataProperty:"campaign",rootData:u})||(e=e===null?$.errors:e.concat($.errors),s=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}return L.errors=e,s===0}var le=new RegExp("^(?!constructor$)[a-z][a-z0-9-]{0,39}$","u"),Z={validate:D};function D(p,{instancePath:i="",parentData:c,
parentDataProperty:d,rootData:u=p}={}){let e=null,s=0,r=s,t=!0,a=s;if(p&&typeof p=="object"&&!Array.isArray(p)&&p.nodeType!==
void 0&&p.nodeType!=="text"){let o={};e===null?e=[o]:e.push(o),s++}var m=a===s;s=r,e!==null&&(r?e.length=r:e=null);let n;
if(m){let o=s;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.value===void 0){let g={instancePath:i,schemaPath:"#/then\
/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=
[g]:e.push(g),s++}if(p.marks===void 0){let g={instancePath:i,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"\
marks"},message:"must have required property 'marks'"};e===null?e=[g]:e.push(g),s++}}var m=o===s;t=m,n="then"}else{let o=s;
if(p&&typeof p=="object"&&!Array.isArray(p)&&p.content===void 0){let g={instancePath:i,schemaPath:"#/else/required",keyword:"\
required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[g]:e.push(g),s++}
var m=o===s;t=m,n="else"}if(!t){let o={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:n},message:'\
must match "'+n+'" schema'};e===null?e=[o]:e.push(o),s++}if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.nodeType===void 0){
let o={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nodeType"},message:"must have \
required property 'nodeType'"};e===null?e=[o]:e.push(o),s++}if(p.data===void 0){let o={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[o]:e.
push(o),s++}for(let o in p)if(!(o==="nodeType"||o==="data"||o==="content"||o==="value"||o==="marks")){let h={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have \
additional properties"};e===null?e=[h]:e.push(h),s++}if(p.nodeType!==void 0){let o=p.nodeType;if(typeof o=="string"){if(!le.
test(o)){let h={instancePath:i+"/nodeType",schemaPath:"#/properties/nodeType/pattern",keyword:"pattern",params:{pattern:"\
^(?!constructor$)[a-z][a-z0-9-]{0,39}$"},message:'must match pattern "^(?!constructor$)[a-z][a-z0-9-]{0,39}$"'};e===null?
e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/nodeType",schemaPath:"#/properties/nodeType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}if(p.data!==void 0){let o=p.data;if(!(o&&typeof o==
"object"&&!Array.isArray(o))){let h={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[h]:e.push(h),s++}}if(p.content!==void 0){let o=p.content;if(Array.isArray(
o)){if(o.length>1e3){let g={instancePath:i+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxItems",params:{
limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[g]:e.push(g),s++}let h=o.length;for(let g=0;g<h;g++)
Z.validate(o[g],{instancePath:i+"/content/"+g,parentData:o,parentDataProperty:g,rootData:u})||(e=e===null?Z.validate.errors:
e.concat(Z.validate.errors),s=e.length)}else{let h={instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),s++}}if(p.value!==void 0){let o=p.value;if(typeof o==
"string"){if(l(o)>5e4){let h={instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:5e4},message:"must NOT have more than 50000 characters"};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+
"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[h]:e.push(h),s++}}if(p.marks!==void 0){let o=p.marks;if(Array.isArray(o)){if(o.length>20){let g={instancePath:i+"/marks",
schemaPath:"#/properties/marks/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[g]:e.push(g),s++}let h=o.length;for(let g=0;g<h;g++){let f=o[g];if(f&&typeof f=="object"&&!Array.isArray(f)){
if(f.type===void 0){let y={instancePath:i+"/marks/"+g,schemaPath:"#/properties/marks/items/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[y]:e.push(y),s++}for(let y in f)
if(y!=="type"){let j={instancePath:i+"/marks/"+g,schemaPath:"#/properties/marks/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:y},message:"must NOT have additional properties"};e===null?e=[j]:e.push(j),
s++}if(f.type!==void 0){let y=f.type;if(typeof y=="string"){if(!le.test(y)){let j={instancePath:i+"/marks/"+g+"/type",schemaPath:"\
#/properties/marks/items/properties/type/pattern",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9-]{0,3\
9}$"},message:'must match pattern "^(?!constructor$)[a-z][a-z0-9-]{0,39}$"'};e===null?e=[j]:e.push(j),s++}}else{let j={instancePath:i+
"/marks/"+g+"/type",schemaPath:"#/properties/marks/items/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[j]:e.push(j),s++}}}else{let y={instancePath:i+"/marks/"+g,schemaPath:"#/properties/marks/it\
ems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),s++}}}else{let h={instancePath:i+
"/marks",schemaPath:"#/properties/marks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
h]:e.push(h),s++}}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[o]:e.push(o),s++}return D.errors=e,s===0}function q(p,{instancePath:i="",parentData:c,parentDataProperty:d,
rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.nodeType===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"nodeType"},message:"must have required property 'nod\
eType'"};e===null?e=[r]:e.push(r),s++}if(p.content===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[r]:e.push(r),s++}if(p.
data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="nodeType"||r==="content"||r===
"data")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.nodeType!==void 0&&p.nodeType!=="docume\
nt"){let r={instancePath:i+"/nodeType",schemaPath:"#/properties/nodeType/const",keyword:"const",params:{allowedValue:"do\
cument"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(p.content!==void 0){let r=p.content;if(Array.
isArray(r)){if(r.length>1e3){let a={instancePath:i+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxIte\
ms",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<
t;a++)D(r[a],{instancePath:i+"/content/"+a,parentData:r,parentDataProperty:a,rootData:u})||(e=e===null?D.errors:e.concat(
D.errors),s=e.length)}else{let t={instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.data!==void 0){let r=p.data;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){let t={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return q.errors=e,s===0}var ue={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/content/link.schema.json",title:"Link",description:"\
A link or button an editor places on a page.",type:"object",additionalProperties:!1,properties:{label:{type:"string",title:"\
Label",description:"What the link says.",minLength:1,maxLength:60,"x-content":{localized:!0}},target:{type:"string",title:"\
Target",description:"Where it leads: a page of this site such as /promotions (without the language), #login or #signup f\
or a dialog, or an https, mailto or tel address.",minLength:1,maxLength:255},visibleTo:{type:"string",title:"Visible to",
description:"Who sees the link: signed-in players (authorized), visitors (not-authorized) or both.",enum:["authorized","\
both","not-authorized"],"x-content":{labels:{authorized:"Signed-in players",both:"Everybody","not-authorized":"Visitors"}}},
emphasis:{type:"string",title:"Emphasis",description:"How strongly it stands out: primary for the one main button, secon\
dary for another one, plain for a link.",enum:["primary","secondary","plain"],"x-content":{labels:{primary:"Main button",
secondary:"Second button",plain:"Plain link"}}},newTab:{type:"boolean",title:"New tab",description:"Switched on: the lin\
k opens in a new tab."},icon:{title:"Icon",description:"Small icon in one colour in front of the words.",allOf:[{$ref:"h\
ttps://marquee.dev/schemas/content/image.schema.json"}]}},required:["label","target"],"x-marquee":{contentType:"navigati\
onLink",displayField:"label"}};function A(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,
s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.label===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[r]:e.push(r),s++}if(p.
target===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"},message:"\
must have required property 'target'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="label"||r==="target"||r==="\
visibleTo"||r==="emphasis"||r==="newTab"||r==="icon")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),s++}if(p.label!==void 0){let r=p.label;if(typeof r=="string"){if(l(r)>60){let t={instancePath:i+"/label",schemaPath:"\
#/properties/label/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===
null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/label",schemaPath:"#/properties/label/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),s++}}if(p.target!==void 0){let r=p.target;if(typeof r=="string"){if(l(r)>255){let t={instancePath:i+"/targ\
et",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 2\
55 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/target",schemaPath:"#/properties/target/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
s++}}else{let t={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}if(p.visibleTo!==void 0){let r=p.visibleTo;if(typeof r!="string"){let t={
instancePath:i+"/visibleTo",schemaPath:"#/properties/visibleTo/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="authorized"||r==="both"||r==="not-authorized")){let t={instancePath:i+
"/visibleTo",schemaPath:"#/properties/visibleTo/enum",keyword:"enum",params:{allowedValues:ue.properties.visibleTo.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.emphasis!==void 0){let r=p.emphasis;
if(typeof r!="string"){let t={instancePath:i+"/emphasis",schemaPath:"#/properties/emphasis/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="primary"||r==="secondary"||r==="plain")){
let t={instancePath:i+"/emphasis",schemaPath:"#/properties/emphasis/enum",keyword:"enum",params:{allowedValues:ue.properties.
emphasis.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(p.newTab!==void 0&&
typeof p.newTab!="boolean"){let r={instancePath:i+"/newTab",schemaPath:"#/properties/newTab/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}p.icon!==void 0&&(b(p.icon,{instancePath:i+"/ico\
n",parentData:p,parentDataProperty:"icon",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return A.errors=e,s===0}function z(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(p.gameId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
gameId"},message:"must have required property 'gameId'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(r!=="gameId"){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.gameId!==void 0){let r=p.gameId;if(typeof r=="st\
ring"){if(l(r)>120){let t={instancePath:i+"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+
"/gameId",schemaPath:"#/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/gameId",schemaPath:"#/properties/gameId/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return z.
errors=e,s===0}function F(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.tournamentId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"tournamentId"},message:"must have required property 'tournamentId'"};e===null?e=[r]:e.
push(r),s++}if(p.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(p.image===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};
e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="tournamentId"||r==="name"||r==="subtitle"||r==="image"||r==="rules"||
r==="games")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.tournamentId!==void 0){let r=p.tournamentId;
if(typeof r=="string"){if(l(r)>120){let t={instancePath:i+"/tournamentId",schemaPath:"#/properties/tournamentId/maxLengt\
h",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),s++}
if(l(r)<1){let t={instancePath:i+"/tournamentId",schemaPath:"#/properties/tournamentId/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/tou\
rnamentId",schemaPath:"#/properties/tournamentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}}if(p.name!==void 0){let r=p.name;if(typeof r=="string"){if(l(r)>80){let t={instancePath:i+"/na\
me",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 c\
haracters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/name",schemaPath:"#/properties/name/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[t]:e.push(t),s++}}if(p.subtitle!==void 0){let r=p.subtitle;if(typeof r=="string"){if(l(r)>200){let t={
instancePath:i+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/subtitle",schemaPath:"\
#/properties/subtitle/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.image!==void 0&&(b(p.image,{instancePath:i+
"/image",parentData:p,parentDataProperty:"image",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),p.rules!==
void 0&&(q(p.rules,{instancePath:i+"/rules",parentData:p,parentDataProperty:"rules",rootData:u})||(e=e===null?q.errors:e.
concat(q.errors),s=e.length)),p.games!==void 0){let r=p.games;if(Array.isArray(r)){if(r.length>12){let a={instancePath:i+
"/games",schemaPath:"#/properties/games/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than \
12 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++)z(r[a],{instancePath:i+"/games/"+a,parentData:r,
parentDataProperty:a,rootData:u})||(e=e===null?z.errors:e.concat(z.errors),s=e.length)}else{let t={instancePath:i+"/game\
s",schemaPath:"#/properties/games/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return F.errors=e,s===0}var O={$schema:"http://json-schema.org/draft-07/schema#",$id:"https\
://marquee.dev/schemas/live/tournament.schema.json",title:"Tournament",description:"Live state of a tournament.",type:"o\
bject",additionalProperties:!1,properties:{tournamentId:{type:"string",title:"Id",description:"Id.",minLength:1,maxLength:120},
status:{type:"string",title:"Status",description:"Status.",enum:["upcoming","running","finished"]},startsAt:{type:"strin\
g",title:"Starts",description:"Start.",format:"date-time"},endsAt:{type:"string",title:"Ends",description:"End.",format:"\
date-time"},prize:{title:"Prize",description:"Prize pool.",type:"object",additionalProperties:!1,properties:{amount:{type:"\
integer",title:"Amount",description:"Minor units."},currency:{type:"string",title:"Currency",description:"ISO code.",minLength:1,
maxLength:120}},required:["amount","currency"]},entrants:{type:"integer",title:"Players",description:"Players taking par\
t."},own:{title:"Own standing",description:"Of the signed-in player who asks; left out without points.",type:"object",properties:{
rank:{title:"Rank",description:"1 is the leader.",type:"integer",minimum:1},points:{title:"Points",description:"Points m\
ade so far.",type:"integer",minimum:0}},required:["rank","points"],additionalProperties:!1},leaderboard:{type:"array",title:"\
Leaderboard",description:"Best first.",items:{title:"Rank",description:"A rank.",type:"object",additionalProperties:!1,properties:{
rank:{type:"integer",title:"Rank",description:"From 1."},nickname:{type:"string",title:"Player",description:"Masked name\
.",minLength:1,maxLength:120},points:{type:"integer",title:"Points",description:"Points."},prize:{title:"Prize",description:"\
Prize of the rank.",type:"object",additionalProperties:!1,properties:{amount:{type:"integer",title:"Amount",description:"\
Minor units."},currency:{type:"string",title:"Currency",description:"ISO code.",minLength:1,maxLength:120}},required:["a\
mount","currency"]}},required:["rank","nickname","points"]}},games:{type:"array",title:"Games",description:"Games that c\
ount.",items:{$ref:"https://marquee.dev/schemas/live/game-card.schema.json"}},terms:{title:"Terms",description:"How the \
tournament is decided. Amounts are in the currency of the prize pool.",type:"object",properties:{category:{title:"Catego\
ry",description:"Category of play that counts.",type:"string",enum:["CASINO","LIVE_CASINO"]},gameTypes:{title:"Game type\
s",description:"Kinds of games that count; left out for all of the category.",type:"array",items:{title:"Game type",description:"\
A kind of game.",type:"string",enum:["slot","jackpot","table","instant","crash","bingo","roulette","blackjack","baccarat",
"poker","game-show","dice"]}},per:{title:"Per",description:"What makes points in settled rounds.",type:"string",enum:["s\
take","win"]},points:{title:"Points",description:"Points for the amount.",type:"number",minimum:0},amount:{title:"Amount",
description:"Stake or win that makes the points, in minor units.",type:"integer",minimum:0},prizes:{title:"Prizes",description:"\
By place, the first one leads; places with the same prize in a row are one entry.",type:"array",items:{title:"Prize",description:"\
Of one place, or of each of several.",type:"object",properties:{from:{title:"From",description:"First place.",type:"inte\
ger",minimum:1},to:{title:"To",description:"Last place.",type:"integer",minimum:1},amount:{title:"Amount",description:"I\
n minor units of the currency.",type:"integer",minimum:0}},required:["from","to","amount"],additionalProperties:!1}}},required:[
"category","per","points","amount","prizes"],additionalProperties:!1}},required:["tournamentId","status","startsAt","end\
sAt","prize","entrants","leaderboard","games"]};function S(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){
let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.tournamentId===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"tournamentId"},message:"must have required property 'tournamentI\
d'"};e===null?e=[r]:e.push(r),s++}if(p.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),s++}if(p.startsAt===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startsAt"},message:"mu\
st have required property 'startsAt'"};e===null?e=[r]:e.push(r),s++}if(p.endsAt===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"endsAt"},message:"must have required property 'endsAt'"};e===null?
e=[r]:e.push(r),s++}if(p.prize===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
prize"},message:"must have required property 'prize'"};e===null?e=[r]:e.push(r),s++}if(p.entrants===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entrants"},message:"must have required property 'ent\
rants'"};e===null?e=[r]:e.push(r),s++}if(p.leaderboard===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"leaderboard"},message:"must have required property 'leaderboard'"};e===null?e=[r]:e.push(
r),s++}if(p.games===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ga\
mes"},message:"must have required property 'games'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!T.call(O.properties,
r)){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.tournamentId!==void 0){let r=p.tournamentId;
if(typeof r=="string"){if(l(r)>120){let t={instancePath:i+"/tournamentId",schemaPath:"#/properties/tournamentId/maxLengt\
h",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),s++}
if(l(r)<1){let t={instancePath:i+"/tournamentId",schemaPath:"#/properties/tournamentId/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/tou\
rnamentId",schemaPath:"#/properties/tournamentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}}if(p.status!==void 0){let r=p.status;if(typeof r!="string"){let t={instancePath:i+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"upcoming"||r==="running"||r==="finished")){let t={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"\
enum",params:{allowedValues:O.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[
t]:e.push(t),s++}}if(p.startsAt!==void 0){let r=p.startsAt;if(typeof r=="string"){if(!w.validate(r)){let t={instancePath:i+
"/startsAt",schemaPath:"#/properties/startsAt/format",keyword:"format",params:{format:"date-time"},message:'must match f\
ormat "date-time"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/startsAt",schemaPath:"#/properties/starts\
At/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.endsAt!==void 0){
let r=p.endsAt;if(typeof r=="string"){if(!w.validate(r)){let t={instancePath:i+"/endsAt",schemaPath:"#/properties/endsAt\
/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),
s++}}else{let t={instancePath:i+"/endsAt",schemaPath:"#/properties/endsAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}if(p.prize!==void 0){let r=p.prize;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.amount===void 0){let t={instancePath:i+"/prize",schemaPath:"#/properties/prize/required",keyword:"required",params:{
missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[t]:e.push(t),s++}if(r.currency===void 0){
let t={instancePath:i+"/prize",schemaPath:"#/properties/prize/required",keyword:"required",params:{missingProperty:"curr\
ency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="amount"||
t==="currency")){let a={instancePath:i+"/prize",schemaPath:"#/properties/prize/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.
amount!==void 0){let t=r.amount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+"/prize/\
amount",schemaPath:"#/properties/prize/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[a]:e.push(a),s++}}if(r.currency!==void 0){let t=r.currency;if(typeof t=="string"){if(l(t)>120){let a={
instancePath:i+"/prize/currency",schemaPath:"#/properties/prize/properties/currency/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[a]:e.push(a),s++}if(l(t)<1){let a={instancePath:i+
"/prize/currency",schemaPath:"#/properties/prize/properties/currency/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+"/prize/currency",schemaPath:"\
#/properties/prize/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),s++}}}else{let t={instancePath:i+"/prize",schemaPath:"#/properties/prize/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(p.entrants!==void 0){let r=p.entrants;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/entrants",schemaPath:"#/properties/entrants/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}}if(p.own!==void 0){let r=p.own;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.rank===void 0){let t={instancePath:i+"/own",schemaPath:"#/properties/own/req\
uired",keyword:"required",params:{missingProperty:"rank"},message:"must have required property 'rank'"};e===null?e=[t]:e.
push(t),s++}if(r.points===void 0){let t={instancePath:i+"/own",schemaPath:"#/properties/own/required",keyword:"required",
params:{missingProperty:"points"},message:"must have required property 'points'"};e===null?e=[t]:e.push(t),s++}for(let t in r)
if(!(t==="rank"||t==="points")){let a={instancePath:i+"/own",schemaPath:"#/properties/own/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(
a),s++}if(r.rank!==void 0){let t=r.rank;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:i+
"/own/rank",schemaPath:"#/properties/own/properties/rank/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let a={instancePath:i+"/own/r\
ank",schemaPath:"#/properties/own/properties/rank/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"m\
ust be >= 1"};e===null?e=[a]:e.push(a),s++}}if(r.points!==void 0){let t=r.points;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let a={instancePath:i+"/own/points",schemaPath:"#/properties/own/properties/points/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||
isNaN(t))){let a={instancePath:i+"/own/points",schemaPath:"#/properties/own/properties/points/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+"/own",
schemaPath:"#/properties/own/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}}if(p.leaderboard!==void 0){let r=p.leaderboard;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.rank===void 0){let n={instancePath:i+"/leaderboard/"+a,schemaPath:"#/p\
roperties/leaderboard/items/required",keyword:"required",params:{missingProperty:"rank"},message:"must have required pro\
perty 'rank'"};e===null?e=[n]:e.push(n),s++}if(m.nickname===void 0){let n={instancePath:i+"/leaderboard/"+a,schemaPath:"\
#/properties/leaderboard/items/required",keyword:"required",params:{missingProperty:"nickname"},message:"must have requi\
red property 'nickname'"};e===null?e=[n]:e.push(n),s++}if(m.points===void 0){let n={instancePath:i+"/leaderboard/"+a,schemaPath:"\
#/properties/leaderboard/items/required",keyword:"required",params:{missingProperty:"points"},message:"must have require\
d property 'points'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="rank"||n==="nickname"||n==="points"||n==="pr\
ize")){let o={instancePath:i+"/leaderboard/"+a,schemaPath:"#/properties/leaderboard/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),s++}if(m.rank!==void 0){let n=m.rank;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+
"/leaderboard/"+a+"/rank",schemaPath:"#/properties/leaderboard/items/properties/rank/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}if(m.nickname!==void 0){let n=m.nickname;if(typeof n==
"string"){if(l(n)>120){let o={instancePath:i+"/leaderboard/"+a+"/nickname",schemaPath:"#/properties/leaderboard/items/pr\
operties/nickname/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===
null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/leaderboard/"+a+"/nickname",schemaPath:"#/properties/leaderb\
oard/items/properties/nickname/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/leaderboard/"+a+"/nickname",schemaPath:"#/properties/\
leaderboard/items/properties/nickname/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
o]:e.push(o),s++}}if(m.points!==void 0){let n=m.points;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={
instancePath:i+"/leaderboard/"+a+"/points",schemaPath:"#/properties/leaderboard/items/properties/points/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}if(m.prize!==void 0){let n=m.prize;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.amount===void 0){let o={instancePath:i+"/leaderboard/"+a+"/prize",schemaPath:"\
#/properties/leaderboard/items/properties/prize/required",keyword:"required",params:{missingProperty:"amount"},message:"\
must have required property 'amount'"};e===null?e=[o]:e.push(o),s++}if(n.currency===void 0){let o={instancePath:i+"/lead\
erboard/"+a+"/prize",schemaPath:"#/properties/leaderboard/items/properties/prize/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="amoun\
t"||o==="currency")){let h={instancePath:i+"/leaderboard/"+a+"/prize",schemaPath:"#/properties/leaderboard/items/propert\
ies/prize/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have addi\
tional properties"};e===null?e=[h]:e.push(h),s++}if(n.amount!==void 0){let o=n.amount;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let h={instancePath:i+"/leaderboard/"+a+"/prize/amount",schemaPath:"#/properties/leaderboard/items/pro\
perties/prize/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[h]:e.
push(h),s++}}if(n.currency!==void 0){let o=n.currency;if(typeof o=="string"){if(l(o)>120){let h={instancePath:i+"/leader\
board/"+a+"/prize/currency",schemaPath:"#/properties/leaderboard/items/properties/prize/properties/currency/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[h]:e.push(h),s++}if(l(o)<1){
let h={instancePath:i+"/leaderboard/"+a+"/prize/currency",schemaPath:"#/properties/leaderboard/items/properties/prize/pr\
operties/currency/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/leaderboard/"+a+"/prize/currency",schemaPath:"#/properties/leaderboard\
/items/properties/prize/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),s++}}}else{let o={instancePath:i+"/leaderboard/"+a+"/prize",schemaPath:"#/properties/leaderboard/items/p\
roperties/prize/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{
let n={instancePath:i+"/leaderboard/"+a,schemaPath:"#/properties/leaderboard/items/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/leaderboard",schemaPath:"#/\
properties/leaderboard/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}
if(p.games!==void 0){let r=p.games;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)k(r[a],{instancePath:i+"/game\
s/"+a,parentData:r,parentDataProperty:a,rootData:u})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)}else{let t={instancePath:i+
"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),s++}}if(p.terms!==void 0){let r=p.terms;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.category===void 0){
let t={instancePath:i+"/terms",schemaPath:"#/properties/terms/required",keyword:"required",params:{missingProperty:"cate\
gory"},message:"must have required property 'category'"};e===null?e=[t]:e.push(t),s++}if(r.per===void 0){let t={instancePath:i+
"/terms",schemaPath:"#/properties/terms/required",keyword:"required",params:{missingProperty:"per"},message:"must have r\
equired property 'per'"};e===null?e=[t]:e.push(t),s++}if(r.points===void 0){let t={instancePath:i+"/terms",schemaPath:"#\
/properties/terms/required",keyword:"required",params:{missingProperty:"points"},message:"must have required property 'p\
oints'"};e===null?e=[t]:e.push(t),s++}if(r.amount===void 0){let t={instancePath:i+"/terms",schemaPath:"#/properties/term\
s/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?
e=[t]:e.push(t),s++}if(r.prizes===void 0){let t={instancePath:i+"/terms",schemaPath:"#/properties/terms/required",keyword:"\
required",params:{missingProperty:"prizes"},message:"must have required property 'prizes'"};e===null?e=[t]:e.push(t),s++}
for(let t in r)if(!(t==="category"||t==="gameTypes"||t==="per"||t==="points"||t==="amount"||t==="prizes")){let a={instancePath:i+
"/terms",schemaPath:"#/properties/terms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}if(r.category!==void 0){let t=r.category;if(typeof t!=
"string"){let a={instancePath:i+"/terms/category",schemaPath:"#/properties/terms/properties/category/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="CASINO"||t==="LIVE_CASINO")){let a={
instancePath:i+"/terms/category",schemaPath:"#/properties/terms/properties/category/enum",keyword:"enum",params:{allowedValues:O.
properties.terms.properties.category.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),
s++}}if(r.gameTypes!==void 0){let t=r.gameTypes;if(Array.isArray(t)){let a=t.length;for(let m=0;m<a;m++){let n=t[m];if(typeof n!=
"string"){let o={instancePath:i+"/terms/gameTypes/"+m,schemaPath:"#/properties/terms/properties/gameTypes/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(n==="slot"||n==="jackpot"||n===
"table"||n==="instant"||n==="crash"||n==="bingo"||n==="roulette"||n==="blackjack"||n==="baccarat"||n==="poker"||n==="gam\
e-show"||n==="dice")){let o={instancePath:i+"/terms/gameTypes/"+m,schemaPath:"#/properties/terms/properties/gameTypes/it\
ems/enum",keyword:"enum",params:{allowedValues:O.properties.terms.properties.gameTypes.items.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}}else{let a={instancePath:i+"/terms/gameTypes",schemaPath:"\
#/properties/terms/properties/gameTypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
a]:e.push(a),s++}}if(r.per!==void 0){let t=r.per;if(typeof t!="string"){let a={instancePath:i+"/terms/per",schemaPath:"#\
/properties/terms/properties/per/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),s++}if(!(t==="stake"||t==="win")){let a={instancePath:i+"/terms/per",schemaPath:"#/properties/terms/properties/p\
er/enum",keyword:"enum",params:{allowedValues:O.properties.terms.properties.per.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.points!==void 0){let t=r.points;if(typeof t=="number"&&isFinite(t)){
if(t<0||isNaN(t)){let a={instancePath:i+"/terms/points",schemaPath:"#/properties/terms/properties/points/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:i+
"/terms/points",schemaPath:"#/properties/terms/properties/points/type",keyword:"type",params:{type:"number"},message:"mu\
st be number"};e===null?e=[a]:e.push(a),s++}}if(r.amount!==void 0){let t=r.amount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let a={instancePath:i+"/terms/amount",schemaPath:"#/properties/terms/properties/amount/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&
(t<0||isNaN(t))){let a={instancePath:i+"/terms/amount",schemaPath:"#/properties/terms/properties/amount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}if(r.prizes!==void 0){let t=r.
prizes;if(Array.isArray(t)){let a=t.length;for(let m=0;m<a;m++){let n=t[m];if(n&&typeof n=="object"&&!Array.isArray(n)){
if(n.from===void 0){let o={instancePath:i+"/terms/prizes/"+m,schemaPath:"#/properties/terms/properties/prizes/items/requ\
ired",keyword:"required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===null?e=[o]:e.
push(o),s++}if(n.to===void 0){let o={instancePath:i+"/terms/prizes/"+m,schemaPath:"#/properties/terms/properties/prizes/\
items/required",keyword:"required",params:{missingProperty:"to"},message:"must have required property 'to'"};e===null?e=
[o]:e.push(o),s++}if(n.amount===void 0){let o={instancePath:i+"/terms/prizes/"+m,schemaPath:"#/properties/terms/properti\
es/prizes/items/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amo\
unt'"};e===null?e=[o]:e.push(o),s++}for(let o in n)if(!(o==="from"||o==="to"||o==="amount")){let h={instancePath:i+"/ter\
ms/prizes/"+m,schemaPath:"#/properties/terms/properties/prizes/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),s++}if(n.from!==void 0){
let o=n.from;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let h={instancePath:i+"/terms/prizes/"+m+"/from",
schemaPath:"#/properties/terms/properties/prizes/items/properties/from/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[h]:e.push(h),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let h={instancePath:i+
"/terms/prizes/"+m+"/from",schemaPath:"#/properties/terms/properties/prizes/items/properties/from/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[h]:e.push(h),s++}}if(n.to!==void 0){let o=n.to;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let h={instancePath:i+"/terms/prizes/"+m+"/to",schemaPath:"#/p\
roperties/terms/properties/prizes/items/properties/to/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[h]:e.push(h),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let h={instancePath:i+"/terms/pr\
izes/"+m+"/to",schemaPath:"#/properties/terms/properties/prizes/items/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[h]:e.push(h),s++}}if(n.amount!==void 0){let o=n.amount;if(!(typeof o=="\
number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let h={instancePath:i+"/terms/prizes/"+m+"/amount",schemaPath:"#/properties/te\
rms/properties/prizes/items/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[h]:e.push(h),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let h={instancePath:i+"/terms/prizes/"+m+"\
/amount",schemaPath:"#/properties/terms/properties/prizes/items/properties/amount/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[h]:e.push(h),s++}}}else{let o={instancePath:i+"/terms/prizes/"+m,schemaPath:"\
#/properties/terms/properties/prizes/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[o]:e.push(o),s++}}}else{let a={instancePath:i+"/terms/prizes",schemaPath:"#/properties/terms/properties/prizes/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{let t={instancePath:i+
"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),s++}return S.errors=e,s===0}function Ae(p,{instancePath:i="",parentData:c,parentDataProperty:d,
rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.card===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"card"},message:"must have required property 'card'"};
e===null?e=[r]:e.push(r),s++}if(p.listHref===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"listHref"},message:"must have required property 'listHref'"};e===null?e=[r]:e.push(r),s++}for(let r in p)
if(!(r==="card"||r==="body"||r==="conditions"||r==="callToAction"||r==="claim"||r==="listHref"||r==="tournament")){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.card!==void 0&&(L(p.card,{instancePath:i+"/card",
parentData:p,parentDataProperty:"card",rootData:u})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),p.body!==void 0&&
(q(p.body,{instancePath:i+"/body",parentData:p,parentDataProperty:"body",rootData:u})||(e=e===null?q.errors:e.concat(q.errors),
s=e.length)),p.conditions!==void 0&&(q(p.conditions,{instancePath:i+"/conditions",parentData:p,parentDataProperty:"condi\
tions",rootData:u})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),p.callToAction!==void 0&&(A(p.callToAction,{instancePath:i+
"/callToAction",parentData:p,parentDataProperty:"callToAction",rootData:u})||(e=e===null?A.errors:e.concat(A.errors),s=e.
length)),p.claim!==void 0&&(A(p.claim,{instancePath:i+"/claim",parentData:p,parentDataProperty:"claim",rootData:u})||(e=
e===null?A.errors:e.concat(A.errors),s=e.length)),p.listHref!==void 0){let r=p.listHref;if(typeof r=="string"){if(l(r)<1){
let t={instancePath:i+"/listHref",schemaPath:"#/properties/listHref/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/listHref",schemaPath:"\
#/properties/listHref/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}
if(p.tournament!==void 0){let r=p.tournament;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.content===void 0){let t={
instancePath:i+"/tournament",schemaPath:"#/properties/tournament/required",keyword:"required",params:{missingProperty:"c\
ontent"},message:"must have required property 'content'"};e===null?e=[t]:e.push(t),s++}if(r.live===void 0){let t={instancePath:i+
"/tournament",schemaPath:"#/properties/tournament/required",keyword:"required",params:{missingProperty:"live"},message:"\
must have required property 'live'"};e===null?e=[t]:e.push(t),s++}for(let t in r)if(!(t==="content"||t==="live")){let a={
instancePath:i+"/tournament",schemaPath:"#/properties/tournament/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}r.content!==void 0&&(F(
r.content,{instancePath:i+"/tournament/content",parentData:r,parentDataProperty:"content",rootData:u})||(e=e===null?F.errors:
e.concat(F.errors),s=e.length)),r.live!==void 0&&(S(r.live,{instancePath:i+"/tournament/live",parentData:r,parentDataProperty:"\
live",rootData:u})||(e=e===null?S.errors:e.concat(S.errors),s=e.length))}else{let t={instancePath:i+"/tournament",schemaPath:"\
#/properties/tournament/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}return Ae.errors=e,s===0}var ft=L,yt=Te;function Te(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.tabs===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tabs"},message:"must have required property 'tabs'"};e===null?e=[r]:e.push(r),s++}if(p.tags===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};
e===null?e=[r]:e.push(r),s++}if(p.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r===
"tabs"||r==="tags"||r==="items"||r==="nextHref"||r==="previousHref")){let t={instancePath:i,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),s++}if(p.tabs!==void 0){let r=p.tabs;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.slug===void 0){let n={instancePath:i+"/tabs/"+a,schemaPath:"#/properti\
es/tabs/items/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};
e===null?e=[n]:e.push(n),s++}if(m.label===void 0){let n={instancePath:i+"/tabs/"+a,schemaPath:"#/properties/tabs/items/r\
equired",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[
n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/tabs/"+a,schemaPath:"#/properties/tabs/items/required",keyword:"\
required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[n]:e.push(n),s++}if(m.
current===void 0){let n={instancePath:i+"/tabs/"+a,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{
missingProperty:"current"},message:"must have required property 'current'"};e===null?e=[n]:e.push(n),s++}for(let n in m)
if(!(n==="slug"||n==="label"||n==="href"||n==="current")){let o={instancePath:i+"/tabs/"+a,schemaPath:"#/properties/tabs\
/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additio\
nal properties"};e===null?e=[o]:e.push(o),s++}if(m.slug!==void 0){let n=m.slug;if(typeof n=="string"){if(l(n)>120){let o={
instancePath:i+"/tabs/"+a+"/slug",schemaPath:"#/properties/tabs/items/properties/slug/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+
"/tabs/"+a+"/slug",schemaPath:"#/properties/tabs/items/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/tabs/"+a+"/slug",schemaPath:"\
#/properties/tabs/items/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),s++}}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/tabs/"+
a+"/label",schemaPath:"#/properties/tabs/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/tabs/"+a+"/labe\
l",schemaPath:"#/properties/tabs/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/tabs/"+a+"/label",schemaPath:"\
#/properties/tabs/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+"/tabs/"+a+
"/href",schemaPath:"#/properties/tabs/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/tabs/"+a+"/href",schemaPath:"\
#/properties/tabs/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),s++}}if(m.current!==void 0&&typeof m.current!="boolean"){let n={instancePath:i+"/tabs/"+a+"/current",schemaPath:"\
#/properties/tabs/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/tabs/"+a,schemaPath:"#/properties/tabs/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/tabs",schemaPath:"#\
/properties/tabs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.
tags!==void 0){let r=p.tags;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&
!Array.isArray(m)){if(m.slug===void 0){let n={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/required",keyword:"\
required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[n]:e.push(n),s++}if(m.
label===void 0){let n={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{
missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){
let n={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty:"\
href"},message:"must have required property 'href'"};e===null?e=[n]:e.push(n),s++}if(m.current===void 0){let n={instancePath:i+
"/tags/"+a,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty:"current"},message:"\
must have required property 'current'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n==="slug"||n==="label"||n==="h\
ref"||n==="current")){let o={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),s++}if(m.slug!==void 0){let n=m.slug;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/tags/"+a+"/slug",schemaPath:"\
#/properties/tags/items/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more th\
an 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/tags/"+a+"/slug",schemaPath:"#/prope\
rties/tags/items/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/tags/"+a+"/slug",schemaPath:"#/properties/tags/item\
s/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.
label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/tags/"+a+"/label",schemaPath:"\
#/properties/tags/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more t\
han 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/tags/"+a+"/label",schemaPath:"#/pro\
perties/tags/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/tags/"+a+"/label",schemaPath:"#/properties/tags/\
items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}
if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+"/tags/"+a+"/href",schemaPath:"\
#/properties/tags/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/tags/"+a+"/href",schemaPath:"#/properties/ta\
gs/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
s++}}if(m.current!==void 0&&typeof m.current!="boolean"){let n={instancePath:i+"/tags/"+a+"/current",schemaPath:"#/prope\
rties/tags/items/properties/current/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[
n]:e.push(n),s++}}else{let n={instancePath:i+"/tags/"+a,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/tags",schemaPath:"#\
/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.
items!==void 0){let r=p.items;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)L(r[a],{instancePath:i+"/items/"+a,
parentData:r,parentDataProperty:a,rootData:u})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)}else{let t={instancePath:i+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),s++}}if(p.nextHref!==void 0){let r=p.nextHref;if(typeof r=="string"){if(l(r)<1){let t={instancePath:i+"/nex\
tHref",schemaPath:"#/properties/nextHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nextHref",schemaPath:"#/properties/nextHref\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.previousHref!==
void 0){let r=p.previousHref;if(typeof r=="string"){if(l(r)<1){let t={instancePath:i+"/previousHref",schemaPath:"#/prope\
rties/previousHref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/previousHref",schemaPath:"#/properties/previousHref/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Te.errors=e,
s===0}var gt=je;function je(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[r]:e.push(r),s++}if(p.href===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};
e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="items"||r==="href")){let t={instancePath:i,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[t]:e.push(t),s++}if(p.items!==void 0){let r=p.items;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)
L(r[a],{instancePath:i+"/items/"+a,parentData:r,parentDataProperty:a,rootData:u})||(e=e===null?L.errors:e.concat(L.errors),
s=e.length)}else{let t={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.href!==void 0){let r=p.href;if(typeof r=="string"){if(l(r)<1){
let t={instancePath:i+"/href",schemaPath:"#/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/href",schemaPath:"#/prop\
erties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return je.errors=e,s===0}var bt=Oe;function Oe(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="obj\
ect"&&!Array.isArray(p)){if(p.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(r!=="items"){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.items!==void 0){let r=p.items;if(Array.isArray(r)){
let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let n={instancePath:i+
"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"id"},message:"mus\
t have required property 'id'"};e===null?e=[n]:e.push(n),s++}if(m.title===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"\
#/properties/items/items/required",keyword:"required",params:{missingProperty:"title"},message:"must have required prope\
rty 'title'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/propertie\
s/items/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};
e===null?e=[n]:e.push(n),s++}if(m.count===void 0){let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items\
/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=
[n]:e.push(n),s++}for(let n in m)if(!(n==="id"||n==="title"||n==="href"||n==="logo"||n==="logoOnLight"||n==="count")){let o={
instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.id!==void 0){let n=m.
id;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/items/"+a+"/id",schemaPath:"#/properties/items/items/prop\
erties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=
[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/items/"+a+"/id",schemaPath:"#/properties/items/items/properties/id/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),
s++}}else{let o={instancePath:i+"/items/"+a+"/id",schemaPath:"#/properties/items/items/properties/id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.title!==void 0){let n=m.title;if(typeof n==
"string"){if(l(n)>120){let o={instancePath:i+"/items/"+a+"/title",schemaPath:"#/properties/items/items/properties/title/\
maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(
o),s++}if(l(n)<1){let o={instancePath:i+"/items/"+a+"/title",schemaPath:"#/properties/items/items/properties/title/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:i+"/items/"+a+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="st\
ring"){if(l(n)<1){let o={instancePath:i+"/items/"+a+"/href",schemaPath:"#/properties/items/items/properties/href/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:i+"/items/"+a+"/href",schemaPath:"#/properties/items/items/properties/href/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.logo!==void 0&&(b(m.logo,{instancePath:i+"/i\
tems/"+a+"/logo",parentData:m,parentDataProperty:"logo",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
m.logoOnLight!==void 0&&(b(m.logoOnLight,{instancePath:i+"/items/"+a+"/logoOnLight",parentData:m,parentDataProperty:"log\
oOnLight",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),m.count!==void 0){let n=m.count;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/items/"+a+"/count",schemaPath:"#/properties/items/ite\
ms/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{
let n={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/items",schemaPath:"#/properties/items/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Oe.
errors=e,s===0}var kt=Ie;var Y={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/content/static-page.schema.jso\
n",title:"Static page",description:"A page of text: legal, information, contact or an error message.",type:"object",additionalProperties:!1,
properties:{slug:{type:"string",title:"Slug",description:"Name of the page: a known one such as terms_and_conditions or \
page-error-404, or a free one that becomes its address.",minLength:1,maxLength:120},title:{type:"string",title:"Title",description:"\
Heading of the page. Without a title in a language the page is not linked there.",minLength:1,maxLength:120,"x-content":{
localized:!0,fallback:!1}},lead:{type:"string",title:"Lead",description:"One or two sentences below the title.",minLength:1,
maxLength:300,"x-content":{localized:!0}},body:{title:"Text",description:"The text of the page.",allOf:[{$ref:"https://m\
arquee.dev/schemas/content/rich-text.schema.json"}],"x-content":{localized:!0}},layout:{type:"string",title:"Layout",description:"\
How it looks: document for long text with a table of contents, message for a short text in the middle, as for errors.",enum:[
"document","message"]},image:{title:"Picture",description:"Illustration of a message.",allOf:[{$ref:"https://marquee.dev\
/schemas/content/image.schema.json"}]},links:{type:"array",title:"Buttons",description:"Buttons below the text that lead\
 on.",items:{$ref:"https://marquee.dev/schemas/content/link.schema.json"},maxItems:3},group:{type:"string",title:"Link g\
roup",description:"The list of links the page stands in. Left out: it is not linked.",enum:["legal","information","suppo\
rt"]},order:{type:"integer",title:"Order",description:"Place in its list: lower numbers come first."},updatedOn:{type:"s\
tring",title:"Last changed",description:"Day of the last change, shown below the title of legal pages.",format:"date-tim\
e"},version:{type:"string",title:"Version",description:"Version of the terms and conditions, a whole or decimal number. \
Raise it when players must accept them again.",pattern:"^\\d{1,6}(\\.\\d{1,6})?$",maxLength:13},disabled:{type:"boolean",
title:"Disabled",description:"Switched on: the page is not linked anywhere."},onlyShowMarkets:{type:"array",title:"Only \
in markets",description:"Codes of the markets that link the page. An empty list hides it everywhere; left out means all \
markets.",items:{type:"string",minLength:1,maxLength:80},maxItems:50},onlyBrands:{type:"array",title:"Only for brands",description:"\
Ids of the brands that show it; left out means all brands.",items:{type:"string",minLength:1,maxLength:80},maxItems:50}},
required:["slug"],"x-marquee":{contentType:"staticPage",displayField:"title"}},Ze=new RegExp("^\\d{1,6}(\\.\\d{1,6})?$",
"u");function C(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.slug===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!T.
call(Y.properties,r)){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(p.slug!==void 0){let r=p.slug;if(typeof r==
"string"){if(l(r)>120){let t={instancePath:i+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+
"/slug",schemaPath:"#/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/slug",schemaPath:"#/properties/slug/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.title!==void 0){let r=p.title;
if(typeof r=="string"){if(l(r)>120){let t={instancePath:i+"/title",schemaPath:"#/properties/title/maxLength",keyword:"ma\
xLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={
instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/title",schemaPath:"#/properti\
es/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.lead!==
void 0){let r=p.lead;if(typeof r=="string"){if(l(r)>300){let t={instancePath:i+"/lead",schemaPath:"#/properties/lead/max\
Length",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[t]:e.push(t),
s++}if(l(r)<1){let t={instancePath:i+"/lead",schemaPath:"#/properties/lead/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/lead",schemaPath:"\
#/properties/lead/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.
body!==void 0&&(q(p.body,{instancePath:i+"/body",parentData:p,parentDataProperty:"body",rootData:u})||(e=e===null?q.errors:
e.concat(q.errors),s=e.length)),p.layout!==void 0){let r=p.layout;if(typeof r!="string"){let t={instancePath:i+"/layout",
schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}if(!(r==="document"||r==="message")){let t={instancePath:i+"/layout",schemaPath:"#/properties/layout/enum",keyword:"\
enum",params:{allowedValues:Y.properties.layout.enum},message:"must be equal to one of the allowed values"};e===null?e=[
t]:e.push(t),s++}}if(p.image!==void 0&&(b(p.image,{instancePath:i+"/image",parentData:p,parentDataProperty:"image",rootData:u})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length)),p.links!==void 0){let r=p.links;if(Array.isArray(r)){if(r.length>3){
let a={instancePath:i+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit:3},message:"mus\
t NOT have more than 3 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++)A(r[a],{instancePath:i+"/\
links/"+a,parentData:r,parentDataProperty:a,rootData:u})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)}else{let t={
instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[t]:e.push(t),s++}}if(p.group!==void 0){let r=p.group;if(typeof r!="string"){let t={instancePath:i+"/group",schemaPath:"\
#/properties/group/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"legal"||r==="information"||r==="support")){let t={instancePath:i+"/group",schemaPath:"#/properties/group/enum",keyword:"\
enum",params:{allowedValues:Y.properties.group.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:
e.push(t),s++}}if(p.order!==void 0){let r=p.order;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),s++}}if(p.updatedOn!==void 0){let r=p.updatedOn;if(typeof r=="string"){if(!w.validate(r)){let t={instancePath:i+
"/updatedOn",schemaPath:"#/properties/updatedOn/format",keyword:"format",params:{format:"date-time"},message:'must match\
 format "date-time"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/updatedOn",schemaPath:"#/properties/upd\
atedOn/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.version!==
void 0){let r=p.version;if(typeof r=="string"){if(l(r)>13){let t={instancePath:i+"/version",schemaPath:"#/properties/ver\
sion/maxLength",keyword:"maxLength",params:{limit:13},message:"must NOT have more than 13 characters"};e===null?e=[t]:e.
push(t),s++}if(!Ze.test(r)){let t={instancePath:i+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",
params:{pattern:"^\\d{1,6}(\\.\\d{1,6})?$"},message:'must match pattern "^\\d{1,6}(\\.\\d{1,6})?$"'};e===null?e=[t]:e.push(
t),s++}}else{let t={instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(p.disabled!==void 0&&typeof p.disabled!="boolean"){let r={instancePath:i+
"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[r]:e.push(r),s++}if(p.onlyShowMarkets!==void 0){let r=p.onlyShowMarkets;if(Array.isArray(r)){if(r.length>50){let a={
instancePath:i+"/onlyShowMarkets",schemaPath:"#/properties/onlyShowMarkets/maxItems",keyword:"maxItems",params:{limit:50},
message:"must NOT have more than 50 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){let m=r[a];
if(typeof m=="string"){if(l(m)>80){let n={instancePath:i+"/onlyShowMarkets/"+a,schemaPath:"#/properties/onlyShowMarkets/\
items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[n]:e.
push(n),s++}if(l(m)<1){let n={instancePath:i+"/onlyShowMarkets/"+a,schemaPath:"#/properties/onlyShowMarkets/items/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{
let n={instancePath:i+"/onlyShowMarkets/"+a,schemaPath:"#/properties/onlyShowMarkets/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/onlyShowMarkets",schemaPath:"\
#/properties/onlyShowMarkets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
s++}}if(p.onlyBrands!==void 0){let r=p.onlyBrands;if(Array.isArray(r)){if(r.length>50){let a={instancePath:i+"/onlyBrand\
s",schemaPath:"#/properties/onlyBrands/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 5\
0 items"};e===null?e=[a]:e.push(a),s++}let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(typeof m=="string"){if(l(m)>80){
let n={instancePath:i+"/onlyBrands/"+a,schemaPath:"#/properties/onlyBrands/items/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[n]:e.push(n),s++}if(l(m)<1){let n={instancePath:i+
"/onlyBrands/"+a,schemaPath:"#/properties/onlyBrands/items/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{let n={instancePath:i+"/onlyBrands/"+a,schemaPath:"\
#/properties/onlyBrands/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}}}else{let t={instancePath:i+"/onlyBrands",schemaPath:"#/properties/onlyBrands/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return C.errors=e,s===0}function Ie(p,{
instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.page===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},
message:"must have required property 'page'"};e===null?e=[r]:e.push(r),s++}if(p.related===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"related"},message:"must have required property 'rela\
ted'"};e===null?e=[r]:e.push(r),s++}for(let r in p)if(!(r==="page"||r==="actions"||r==="related")){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),s++}if(p.page!==void 0&&(C(p.page,{instancePath:i+"/page",parentData:p,
parentDataProperty:"page",rootData:u})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),p.actions!==void 0){let r=p.
actions;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){
if(m.label===void 0){let n={instancePath:i+"/actions/"+a,schemaPath:"#/properties/actions/items/required",keyword:"requi\
red",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[n]:e.push(n),s++}if(m.href===
void 0){let n={instancePath:i+"/actions/"+a,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{
missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[n]:e.push(n),s++}for(let n in m)if(!(n===
"label"||n==="href")){let o={instancePath:i+"/actions/"+a,schemaPath:"#/properties/actions/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),s++}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/actions/"+a+"/labe\
l",schemaPath:"#/properties/actions/items/properties/label/maxLength",keyword:"maxLength",params:{limit:120},message:"mu\
st NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/actions/"+a+"/lab\
el",schemaPath:"#/properties/actions/items/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/actions/"+a+"/label",schemaPath:"\
#/properties/actions/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<1){let o={instancePath:i+"/actions/"+
a+"/href",schemaPath:"#/properties/actions/items/properties/href/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/actions/"+a+"/href",schemaPath:"\
#/properties/actions/items/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/actions/"+a,schemaPath:"#/properties/actions/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/actions",
schemaPath:"#/properties/actions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),s++}}if(p.related!==void 0){let r=p.related;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.label===void 0){let n={instancePath:i+"/related/"+a,schemaPath:"#/properties\
/related/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label\
'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/related/"+a,schemaPath:"#/properties/relate\
d/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?
e=[n]:e.push(n),s++}for(let n in m)if(!(n==="label"||n==="href")){let o={instancePath:i+"/related/"+a,schemaPath:"#/prop\
erties/related/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NO\
T have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.label!==void 0){let n=m.label;if(typeof n=="string"){if(l(
n)>120){let o={instancePath:i+"/related/"+a+"/label",schemaPath:"#/properties/related/items/properties/label/maxLength",
keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(
n)<1){let o={instancePath:i+"/related/"+a+"/label",schemaPath:"#/properties/related/items/properties/label/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/related/"+a+"/label",schemaPath:"#/properties/related/items/properties/label/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<
1){let o={instancePath:i+"/related/"+a+"/href",schemaPath:"#/properties/related/items/properties/href/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/related/"+a+"/href",schemaPath:"#/properties/related/items/properties/href/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+"/related/"+a,schemaPath:"#/properti\
es/related/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{
let t={instancePath:i+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ie.errors=e,s===0}var Pt=S,wt=De,he={$schema:"htt\
p://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/live/winners.schema.json",title:"Winners",description:"\
Top and latest (WIN-05).",type:"object",additionalProperties:!1,properties:{top:{type:"array",title:"Top",description:"H\
ighest first.",items:{title:"Winner",description:"A win.",type:"object",additionalProperties:!1,properties:{id:{type:"st\
ring",title:"Id",description:"Id.",minLength:1,maxLength:120},nickname:{type:"string",title:"Player",description:"Masked\
 name.",minLength:1,maxLength:120},amount:{type:"integer",title:"Amount",description:"Minor units."},currency:{type:"str\
ing",title:"Currency",description:"ISO code.",minLength:1,maxLength:120},wonAt:{type:"string",title:"When",description:"\
Time.",format:"date-time"},gameName:{type:"string",title:"Game",description:"Name.",minLength:1,maxLength:120},href:{type:"\
string",title:"Address",description:"Game page.",minLength:1},image:{title:"Picture",description:"Square.",allOf:[{$ref:"\
https://marquee.dev/schemas/content/image.schema.json"}]},tint:{type:"string",title:"Tint",description:"Colour.",pattern:"\
^#[0-9a-fA-F]{6}$"}},required:["id","nickname","amount","currency","wonAt","gameName","href","image","tint"]}},latest:{type:"\
array",title:"Latest",description:"Newest first.",items:{title:"Winner",description:"A win.",type:"object",additionalProperties:!1,
properties:{id:{type:"string",title:"Id",description:"Id.",minLength:1,maxLength:120},nickname:{type:"string",title:"Pla\
yer",description:"Masked name.",minLength:1,maxLength:120},amount:{type:"integer",title:"Amount",description:"Minor unit\
s."},currency:{type:"string",title:"Currency",description:"ISO code.",minLength:1,maxLength:120},wonAt:{type:"string",title:"\
When",description:"Time.",format:"date-time"},gameName:{type:"string",title:"Game",description:"Name.",minLength:1,maxLength:120},
href:{type:"string",title:"Address",description:"Game page.",minLength:1},image:{title:"Picture",description:"Square.",allOf:[
{$ref:"https://marquee.dev/schemas/content/image.schema.json"}]},tint:{type:"string",title:"Tint",description:"Colour.",
pattern:"^#[0-9a-fA-F]{6}$"}},required:["id","nickname","amount","currency","wonAt","gameName","href","image","tint"]}},
dataHref:{type:"string",title:"Data address",description:"The same as data.",minLength:1}},required:["top","latest","dat\
aHref"]};function De(p,{instancePath:i="",parentData:c,parentDataProperty:d,rootData:u=p}={}){let e=null,s=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.top===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"top"},message:"must have required property 'top'"};e===null?e=[r]:e.push(r),s++}if(p.latest===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"latest"},message:"must have required \
property 'latest'"};e===null?e=[r]:e.push(r),s++}if(p.dataHref===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"dataHref"},message:"must have required property 'dataHref'"};e===null?e=[r]:e.push(r),
s++}for(let r in p)if(!(r==="top"||r==="latest"||r==="dataHref")){let t={instancePath:i,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),s++}if(p.top!==void 0){let r=p.top;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let n={instancePath:i+"/top/"+a,schemaPath:"#/properties/top/it\
ems/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[n]:
e.push(n),s++}if(m.nickname===void 0){let n={instancePath:i+"/top/"+a,schemaPath:"#/properties/top/items/required",keyword:"\
required",params:{missingProperty:"nickname"},message:"must have required property 'nickname'"};e===null?e=[n]:e.push(n),
s++}if(m.amount===void 0){let n={instancePath:i+"/top/"+a,schemaPath:"#/properties/top/items/required",keyword:"required",
params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[n]:e.push(n),s++}if(m.currency===
void 0){let n={instancePath:i+"/top/"+a,schemaPath:"#/properties/top/items/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[n]:e.push(n),s++}if(m.wonAt===void 0){let n={instancePath:i+
"/top/"+a,schemaPath:"#/properties/top/items/required",keyword:"required",params:{missingProperty:"wonAt"},message:"must\
 have required property 'wonAt'"};e===null?e=[n]:e.push(n),s++}if(m.gameName===void 0){let n={instancePath:i+"/top/"+a,schemaPath:"\
#/properties/top/items/required",keyword:"required",params:{missingProperty:"gameName"},message:"must have required prop\
erty 'gameName'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/top/"+a,schemaPath:"#/propert\
ies/top/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};
e===null?e=[n]:e.push(n),s++}if(m.image===void 0){let n={instancePath:i+"/top/"+a,schemaPath:"#/properties/top/items/req\
uired",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};e===null?e=[n]:
e.push(n),s++}if(m.tint===void 0){let n={instancePath:i+"/top/"+a,schemaPath:"#/properties/top/items/required",keyword:"\
required",params:{missingProperty:"tint"},message:"must have required property 'tint'"};e===null?e=[n]:e.push(n),s++}for(let n in m)
if(!T.call(he.properties.top.items.properties,n)){let o={instancePath:i+"/top/"+a,schemaPath:"#/properties/top/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional proper\
ties"};e===null?e=[o]:e.push(o),s++}if(m.id!==void 0){let n=m.id;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+
"/top/"+a+"/id",schemaPath:"#/properties/top/items/properties/id/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/top/"+a+"/id",schemaPath:"\
#/properties/top/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/top/"+a+"/id",schemaPath:"#/properties/top/item\
s/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.
nickname!==void 0){let n=m.nickname;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/top/"+a+"/nickname",schemaPath:"\
#/properties/top/items/properties/nickname/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more\
 than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/top/"+a+"/nickname",schemaPath:"#\
/properties/top/items/properties/nickname/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/top/"+a+"/nickname",schemaPath:"#/properti\
es/top/items/properties/nickname/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.
push(o),s++}}if(m.amount!==void 0){let n=m.amount;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+
"/top/"+a+"/amount",schemaPath:"#/properties/top/items/properties/amount/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[o]:e.push(o),s++}}if(m.currency!==void 0){let n=m.currency;if(typeof n=="string"){if(l(n)>
120){let o={instancePath:i+"/top/"+a+"/currency",schemaPath:"#/properties/top/items/properties/currency/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){
let o={instancePath:i+"/top/"+a+"/currency",schemaPath:"#/properties/top/items/properties/currency/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/top/"+a+"/currency",schemaPath:"#/properties/top/items/properties/currency/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.wonAt!==void 0){let n=m.wonAt;if(typeof n=="string"){if(!w.
validate(n)){let o={instancePath:i+"/top/"+a+"/wonAt",schemaPath:"#/properties/top/items/properties/wonAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/top/"+a+"/wonAt",schemaPath:"#/properties/top/items/properties/wonAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.gameName!==void 0){let n=m.gameName;if(typeof n=="string"){if(l(n)>120){
let o={instancePath:i+"/top/"+a+"/gameName",schemaPath:"#/properties/top/items/properties/gameName/maxLength",keyword:"m\
axLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={
instancePath:i+"/top/"+a+"/gameName",schemaPath:"#/properties/top/items/properties/gameName/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/top/"+a+"/gameName",schemaPath:"#/properties/top/items/properties/gameName/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(n)<
1){let o={instancePath:i+"/top/"+a+"/href",schemaPath:"#/properties/top/items/properties/href/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/top/"+a+"/href",schemaPath:"#/properties/top/items/properties/href/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.image!==void 0&&(b(m.image,{instancePath:i+"/top/"+a+"/image",parentData:m,
parentDataProperty:"image",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),m.tint!==void 0){let n=m.tint;
if(typeof n=="string"){if(!H.test(n)){let o={instancePath:i+"/top/"+a+"/tint",schemaPath:"#/properties/top/items/propert\
ies/tint/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}$"},message:'must match pattern "^#[0-9a-fA-F]{6}$"'};
e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/top/"+a+"/tint",schemaPath:"#/properties/top/items/properties\
/tint/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{let n={instancePath:i+
"/top/"+a,schemaPath:"#/properties/top/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/top",schemaPath:"#/properties/top/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.latest!==void 0){let r=p.latest;if(Array.isArray(r)){
let t=r.length;for(let a=0;a<t;a++){let m=r[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.id===void 0){let n={instancePath:i+
"/latest/"+a,schemaPath:"#/properties/latest/items/required",keyword:"required",params:{missingProperty:"id"},message:"m\
ust have required property 'id'"};e===null?e=[n]:e.push(n),s++}if(m.nickname===void 0){let n={instancePath:i+"/latest/"+
a,schemaPath:"#/properties/latest/items/required",keyword:"required",params:{missingProperty:"nickname"},message:"must h\
ave required property 'nickname'"};e===null?e=[n]:e.push(n),s++}if(m.amount===void 0){let n={instancePath:i+"/latest/"+a,
schemaPath:"#/properties/latest/items/required",keyword:"required",params:{missingProperty:"amount"},message:"must have \
required property 'amount'"};e===null?e=[n]:e.push(n),s++}if(m.currency===void 0){let n={instancePath:i+"/latest/"+a,schemaPath:"\
#/properties/latest/items/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required p\
roperty 'currency'"};e===null?e=[n]:e.push(n),s++}if(m.wonAt===void 0){let n={instancePath:i+"/latest/"+a,schemaPath:"#/\
properties/latest/items/required",keyword:"required",params:{missingProperty:"wonAt"},message:"must have required proper\
ty 'wonAt'"};e===null?e=[n]:e.push(n),s++}if(m.gameName===void 0){let n={instancePath:i+"/latest/"+a,schemaPath:"#/prope\
rties/latest/items/required",keyword:"required",params:{missingProperty:"gameName"},message:"must have required property\
 'gameName'"};e===null?e=[n]:e.push(n),s++}if(m.href===void 0){let n={instancePath:i+"/latest/"+a,schemaPath:"#/properti\
es/latest/items/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};
e===null?e=[n]:e.push(n),s++}if(m.image===void 0){let n={instancePath:i+"/latest/"+a,schemaPath:"#/properties/latest/ite\
ms/required",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};e===null?
e=[n]:e.push(n),s++}if(m.tint===void 0){let n={instancePath:i+"/latest/"+a,schemaPath:"#/properties/latest/items/require\
d",keyword:"required",params:{missingProperty:"tint"},message:"must have required property 'tint'"};e===null?e=[n]:e.push(
n),s++}for(let n in m)if(!T.call(he.properties.latest.items.properties,n)){let o={instancePath:i+"/latest/"+a,schemaPath:"\
#/properties/latest/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"mu\
st NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(m.id!==void 0){let n=m.id;if(typeof n=="string"){if(l(
n)>120){let o={instancePath:i+"/latest/"+a+"/id",schemaPath:"#/properties/latest/items/properties/id/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){
let o={instancePath:i+"/latest/"+a+"/id",schemaPath:"#/properties/latest/items/properties/id/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/latest/"+a+"/id",schemaPath:"#/properties/latest/items/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.nickname!==void 0){let n=m.nickname;if(typeof n=="string"){if(l(n)>120){
let o={instancePath:i+"/latest/"+a+"/nickname",schemaPath:"#/properties/latest/items/properties/nickname/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){
let o={instancePath:i+"/latest/"+a+"/nickname",schemaPath:"#/properties/latest/items/properties/nickname/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/latest/"+a+"/nickname",schemaPath:"#/properties/latest/items/properties/nickname/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.amount!==void 0){let n=m.amount;if(!(typeof n=="numb\
er"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:i+"/latest/"+a+"/amount",schemaPath:"#/properties/latest/items\
/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}
if(m.currency!==void 0){let n=m.currency;if(typeof n=="string"){if(l(n)>120){let o={instancePath:i+"/latest/"+a+"/curren\
cy",schemaPath:"#/properties/latest/items/properties/currency/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){let o={instancePath:i+"/latest/"+a+"/cu\
rrency",schemaPath:"#/properties/latest/items/properties/currency/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/latest/"+a+"/currency",
schemaPath:"#/properties/latest/items/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[o]:e.push(o),s++}}if(m.wonAt!==void 0){let n=m.wonAt;if(typeof n=="string"){if(!w.validate(n)){let o={
instancePath:i+"/latest/"+a+"/wonAt",schemaPath:"#/properties/latest/items/properties/wonAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/\
latest/"+a+"/wonAt",schemaPath:"#/properties/latest/items/properties/wonAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.gameName!==void 0){let n=m.gameName;if(typeof n=="string"){if(l(n)>120){
let o={instancePath:i+"/latest/"+a+"/gameName",schemaPath:"#/properties/latest/items/properties/gameName/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[o]:e.push(o),s++}if(l(n)<1){
let o={instancePath:i+"/latest/"+a+"/gameName",schemaPath:"#/properties/latest/items/properties/gameName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/latest/"+a+"/gameName",schemaPath:"#/properties/latest/items/properties/gameName/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(m.href!==void 0){let n=m.href;if(typeof n=="string"){if(l(
n)<1){let o={instancePath:i+"/latest/"+a+"/href",schemaPath:"#/properties/latest/items/properties/href/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/latest/"+a+"/href",schemaPath:"#/properties/latest/items/properties/href/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}}if(m.image!==void 0&&(b(m.image,{instancePath:i+"/latest/"+a+"/image",parentData:m,
parentDataProperty:"image",rootData:u})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),m.tint!==void 0){let n=m.tint;
if(typeof n=="string"){if(!H.test(n)){let o={instancePath:i+"/latest/"+a+"/tint",schemaPath:"#/properties/latest/items/p\
roperties/tint/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-fA-F]{6}$"},message:'must match pattern "^#[0-9a-fA-F\
]{6}$"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/latest/"+a+"/tint",schemaPath:"#/properties/latest/i\
tems/properties/tint/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{
let n={instancePath:i+"/latest/"+a,schemaPath:"#/properties/latest/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}}}else{let t={instancePath:i+"/latest",schemaPath:"#/properties/latest/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(p.dataHref!==void 0){let r=p.
dataHref;if(typeof r=="string"){if(l(r)<1){let t={instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/dataHref",schemaPath:"#/properties/dataHref/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return De.errors=e,s===0}export{Qe as validateCategoriesLive,et as validateContactLive,tt as validateFooterLive,rt as validateGameBrowserLive,st as validateGameCardLive,
it as validateGameDetailLive,at as validateGamesLive,nt as validateJackpotsLive,ot as validateLiveTablesLive,pt as validateLobbyGridLive,
mt as validateMinimumAgeLive,lt as validateNavigationLive,ut as validatePageLinksLive,ht as validatePayAndPlayLive,dt as validatePrivateDataLive,
ft as validatePromotionCardLive,yt as validatePromotionListLive,ct as validatePromotionLive,gt as validatePromotionsLive,
bt as validateProvidersLive,kt as validateStaticPageLive,Pt as validateTournamentLive,wt as validateWinnersLive};
